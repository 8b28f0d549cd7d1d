"""`python -m meadhall` is the `meadhall` command."""

import sys

from meadhall.cli import main

sys.exit(main())

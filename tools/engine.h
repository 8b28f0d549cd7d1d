/* Read by the C compiler before all it compiles of the engine (setup.py).

   Frames, states and their parts never hold each other in a circle, so the collector does not look after them
   (acyclic, in core/agenda.py and tools/expand.py). What CPython does for long chains of objects that free each other
   would write into a head that only collected objects have. Ours hang on lists and dicts, which do the same for them. */

#include <Python.h>

#undef Py_TRASHCAN_BEGIN
#undef Py_TRASHCAN_END
#define Py_TRASHCAN_BEGIN(op, dealloc) do {
#define Py_TRASHCAN_END } while (0);

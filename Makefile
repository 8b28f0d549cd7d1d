# Everything a newcomer needs: `make play` and `make test`.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
SOURCES := $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.ftl') setup.py pyproject.toml tools/expand.py tools/engine.h
COMPILED := build/compiled
JS := tools/client/node_modules
# What bots think about for long: the compiled engine is several times as quick, so the plain one is spared it.
THOUGHTS := tests/bots tests/counsel tests/exercises tests/cli/test_analyse.py tests/fire_and_axe/test_bots.py \
	tests/trudvang/test_bots.py tests/trudvang/test_bots_in_combat.py
BENCH := $(shell sed -n 's/^bench = \[\(.*\)\]/\1/p' pyproject.toml | tr -d ",\"")

# Hundreds of processes of the tests would otherwise compile all of Meadhall anew, each for itself.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: play check test docs compiled wheel release lint bench mutation fuzz audit soak clean

# The compiled engine is used where it is built and up to date; where it is not, it is built while people play.
play: $(VENV)/.installed
	@PYTHONPATH="$$($(BIN)/python -m meadhall.engine.which)" $(BIN)/meadhall serve --open --build

$(VENV)/bin/python:
	@$(PYTHON) -m venv $(VENV)
	@$@ -c "import sys; sys.exit(sys.version_info < (3, 11))" || \
		{ echo "Meadhall needs Python 3.11 or newer; try: make PYTHON=python3.12 play"; rm -rf $(VENV); exit 2; }
	@echo "Setting up the hall ..."

$(VENV)/.installed: pyproject.toml setup.py | $(VENV)/bin/python
	@$(BIN)/pip install --quiet --disable-pip-version-check --editable .
	@touch $@

$(VENV)/.tested: pyproject.toml setup.py tools/needs.sh | $(VENV)/bin/python
	@sh tools/needs.sh & needs=$$!; \
		$(BIN)/pip install --quiet --disable-pip-version-check --editable '.[test]'; fetched=$$?; \
		wait $$needs && exit $$fetched
	@touch $(VENV)/.installed $@

# The handbook, in build/docs: the hall shows it at /docs, and a wheel that is built afterwards brings it along.
docs: $(VENV)/.documented
	@$(BIN)/python tools/website/build.py

$(VENV)/.documented: $(VENV)/.installed
	@$(BIN)/pip install --quiet --disable-pip-version-check --editable '.[docs]'
	@touch $@

compiled: $(COMPILED)/.built

$(COMPILED)/.built: $(VENV)/.tested $(SOURCES)
	@$(BIN)/pip install --quiet --disable-pip-version-check --upgrade 'setuptools>=77' wheel types-setuptools
	@echo "Building the compiled engine ..."
	@$(BIN)/python -m meadhall.engine.building --no-build-isolation >/dev/null || { cat build/engine.log; exit 1; }

# A wheel that holds the compiled engine, tried where nothing else of ours is installed.
wheel: $(VENV)/.tested
	@rm -rf build/wheel && mkdir -p build/wheel dist
	@$(BIN)/pip install --quiet --disable-pip-version-check --upgrade 'setuptools>=77' wheel types-setuptools
	MEADHALL_COMPILED=1 $(BIN)/pip wheel --quiet --disable-pip-version-check --no-deps --no-build-isolation \
		--wheel-dir build/wheel .
	@$(PYTHON) -m venv build/wheel/bare
	@build/wheel/bare/bin/pip install --quiet --disable-pip-version-check build/wheel/*.whl \
		pytest pytest-xdist pytest-asyncio hypothesis
	@build/wheel/bare/bin/meadhall doctor --json | grep -q '"engine": "wheel"' || \
		{ echo "The wheel holds no compiled engine: was there a C compiler?"; exit 1; }
	build/wheel/bare/bin/pytest -n 2 tests/conformance
	@cp build/wheel/*.whl dist/ && ls dist/*.whl

# Sources and wheel in dist/, tried with every Python there is here.
release: $(VENV)/.tested
	@$(BIN)/pip install --quiet --disable-pip-version-check build twine
	$(BIN)/python tools/release.py

# A cache of its own: the compiler of the engine, which may run at the same time, writes into the usual one.
lint: $(VENV)/.tested $(JS)/.installed
	$(BIN)/ruff check .
	$(BIN)/mypy --cache-dir build/mypy
	$(JS)/.bin/biome check --config-path=tools/client --error-on-warnings src/meadhall/client
	$(JS)/.bin/tsc --project src/meadhall/client

# What checks the browser code. Whoever only plays needs none of it.
$(JS)/.installed: tools/client/package.json tools/client/package-lock.json
	@npm ci --prefix tools/client --loglevel=error
	@touch $@

# For every commit: style, types, and all that is neither slow nor at the edges.
check: lint
	CI=true $(BIN)/pytest -n 2 tests/core tests/files tests/games tests/norsaga tests/fire_and_axe tests/yggdrasil tests/trudvang \
		tests/words tests/test_ledger.py tests/conformance/test_golden.py

# pytest rewrites every test module before its first use: once here, not by each of its workers.
.PHONY: collected
collected: $(VENV)/.tested
	@$(BIN)/pytest --collect-only >/dev/null || true		# what cannot be collected is told by the run itself

# Walks through the games are heavy: the compiled engine takes them whole, the plain one meets one of each kind.
# Browsers and servers are waited for: three hands for two cores. What compares both engines is not done twice.
test: $(VENV)/.tested
	@$(MAKE) --no-print-directory -j3 lint compiled collected
	CI=true MEADHALL_WALKS=brief $(BIN)/pytest -n 3 --dist worksteal $(addprefix --deselect=,$(THOUGHTS))
	PYTHONPATH=$(COMPILED) $(BIN)/pytest -n 2 --dist worksteal --ignore tests/conformance/test_compiled.py \
		tests/conformance tests/core $(THOUGHTS)

# The peers live in a room of their own, so that their needs never meet ours.
.venv-bench/.installed: pyproject.toml
	@test -x .venv-bench/bin/python || $(PYTHON) -m venv .venv-bench
	@.venv-bench/bin/pip install --quiet --disable-pip-version-check $(BENCH)
	@touch $@

bench: compiled .venv-bench/.installed
	$(BIN)/python benchmarks/run.py
	$(BIN)/python benchmarks/vector.py --out benchmarks/vector.md
	$(BIN)/python benchmarks/instructions.py

# Which tests notice a broken rule? About an hour on two cores.
mutation: $(VENV)/.tested
	@$(BIN)/pip install --quiet --disable-pip-version-check --editable '.[test,mutation]'
	$(BIN)/python benchmarks/mutation.py --out benchmarks/mutation.md

# Spoiled texts for every reader, as long as one likes; the counts of all runs are kept in benchmarks/fuzz.json.
MINUTES ?= 10
fuzz: $(VENV)/.tested
	@$(BIN)/pip install --quiet --disable-pip-version-check --editable '.[test,fuzz]'
	$(BIN)/python benchmarks/fuzz.py --minutes $(MINUTES)
	$(BIN)/python benchmarks/fuzz.py --minutes $(MINUTES) --engine atheris

# Known holes in what is installed. The auditor lives in a room of its own, so that it is not audited as a need of ours.
audit: $(VENV)/.installed .venv-audit/.installed
	@$(BIN)/python tools/audit.py

.venv-audit/.installed:
	@test -x .venv-audit/bin/python || $(PYTHON) -m venv .venv-audit
	@.venv-audit/bin/pip install --quiet --disable-pip-version-check 'pip-audit>=2.9,<3'
	@touch $@

soak: compiled
	PYTHONPATH=$(COMPILED) $(BIN)/python benchmarks/soak.py --decisions 1000000
	$(BIN)/python benchmarks/soak.py --decisions 100000 --seed 100000
	PYTHONPATH=$(COMPILED) $(BIN)/python benchmarks/soak.py --game fire_and_axe --games 10000 --karl 2 --jobs 2
	PYTHONPATH=$(COMPILED) $(BIN)/python benchmarks/soak.py --game yggdrasil --games 10000 --karl 10 --jobs 2
	PYTHONPATH=$(COMPILED) $(BIN)/python benchmarks/mutants.py --jobs 2 --report benchmarks/mutants.md
	$(BIN)/pytest -m soak
	MEADHALL_LUCK=1 $(BIN)/pytest tests/server tests/browser

clean:
	rm -rf $(VENV) .venv-bench .venv-audit build $(JS)

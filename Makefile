PYTHON ?= python3
BIN := .venv/bin
UV := $(BIN)/uv pip install --quiet --python $(BIN)/python
# Folders are listed too, so that a deleted module also counts as a change.
SOURCES := pyproject.toml setup.py $(shell find src -name __pycache__ -prune -o -name '*.egg-info' -prune -o -print) \
	$(shell find web -name node_modules -prune -o -print)

.PHONY: help setup play quick test sweep bench shots docs release lock clean

help: ## list what can be made
	@sed -n 's/^\([a-z]*\):.*## /  make \1\t/p' Makefile

setup: .venv/installed ## everything needed to play and to develop, in .venv

play: .venv/playable ## play against bots in the browser
	$(BIN)/bastide table

quick: .venv/locked ## lint, types and the tests of what changed since main; compiles nothing
	@$(BIN)/python scripts/quick

test: setup ## all checks, then all tests on both builds
	scripts/check
	scripts/test

sweep: setup ## the same with nothing left to a sample; takes long
	scripts/check
	BASTIDE_SWEEP=1 scripts/test

bench: setup ## speed of the engine, both builds
	$(BIN)/bastide bench

shots: setup ## pictures of every screen, into build/shots
	$(BIN)/python -m tests.browser.shots build/shots

docs: setup ## the site for readers, into build/site
	$(BIN)/python scripts/site

release: setup ## the archive and the wheels that are released, into dist, each tried out
	@$(BIN)/pip install --quiet uv
	$(BIN)/python scripts/release

LOCK := build/lock/bin/uv pip compile pyproject.toml --upgrade --universal --generate-hashes \
	--no-emit-index-url --no-header --no-annotate --quiet
lock: ## resolve the dependencies anew into requirements.lock and requirements-dev.lock
	$(PYTHON) -m venv build/lock
	build/lock/bin/pip install --quiet uv
	echo 'setuptools>=80' | $(LOCK) - --output-file requirements.lock
	$(LOCK) --extra dev --constraint requirements.lock --output-file requirements-dev.lock

clean: ## remove everything that was made
	rm -rf .venv build dist web/node_modules src/bastide/server/page src/*.egg-info .mypy_cache .pytest_cache .ruff_cache .hypothesis

.venv/locked: requirements-dev.lock
	@echo Fetching the tools
	@$(PYTHON) -m venv .venv
	@$(BIN)/pip install --quiet --require-hashes --requirement requirements-dev.lock
	@touch $@

# The old build goes first: a leftover would be installed along. Games that were measured stay, and
# so does what was compiled, which setup.py uses again only where it was made of the very same files.
FRESH := mkdir -p build && find build -mindepth 1 -maxdepth 1 ! -name strength ! -name compiled -exec rm -rf {} +
.venv/installed: .venv/locked $(SOURCES)
	@echo Building the page and compiling the rules
	@$(FRESH)
	@$(BIN)/pip install --quiet --log build/install.log --no-deps --no-build-isolation --force-reinstall .
	@sed -n 's/.* bastide: \(NOT COMPILED\|NO PAGE\)/\1/p' build/install.log
	@$(BIN)/python -c "from bastide.build_info import build; print('bastide is installed,', build())"
	@touch $@

# A table needs neither the tools nor compiled rules, and nobody should wait for them to play. Where
# they are installed already they are used, and kept up to date.
.venv/playable: requirements.lock $(SOURCES)
	@if test -f .venv/installed; then $(MAKE) --no-print-directory setup; else \
		echo Fetching what a table needs && $(PYTHON) -m venv .venv && \
		$(BIN)/pip install --quiet uv && \
		$(UV) --require-hashes --requirement requirements.lock && \
		echo Building the page && $(FRESH) && \
		BASTIDE_COMPILE=0 $(UV) --no-deps --no-build-isolation --reinstall .; \
	fi
	@touch $@

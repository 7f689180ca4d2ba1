PYTHON ?= python3
BIN := .venv/bin
# Folders are listed too, so that a deleted module also counts as a change.
SOURCES := pyproject.toml setup.py $(shell find src -name __pycache__ -prune -o -name '*.egg-info' -prune -o -print) \
	$(shell find web -name node_modules -prune -o -print)

.PHONY: help setup play test bench shots lock clean

help: ## list what can be made
	@sed -n 's/^\([a-z]*\):.*## /  make \1\t/p' Makefile

setup: .venv/installed ## everything needed to play and to develop, in .venv

play: setup ## play against bots in the browser
	$(BIN)/bastide table

test: setup ## all checks, then all tests on both builds
	scripts/check
	scripts/test

bench: setup ## speed of the engine, both builds
	$(BIN)/bastide bench

shots: setup ## pictures of every screen, into build/shots
	$(BIN)/python -m tests.browser.shots build/shots

lock: ## resolve the dependencies anew into requirements.lock
	$(PYTHON) -m venv build/lock
	build/lock/bin/pip install --quiet uv
	build/lock/bin/uv pip compile pyproject.toml --extra dev --upgrade --universal \
		--generate-hashes --no-emit-index-url --no-header --quiet --output-file requirements.lock

clean: ## remove everything that was made
	rm -rf .venv build dist web/node_modules src/bastide/server/page src/*.egg-info .mypy_cache .pytest_cache .ruff_cache .hypothesis

.venv/locked: requirements.lock
	$(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --require-hashes --requirement requirements.lock
	touch $@

# build/ goes first: a leftover of an older build would be installed along.
.venv/installed: .venv/locked $(SOURCES)
	rm -rf build
	mkdir build
	$(BIN)/pip install --quiet --log build/install.log --no-deps --no-build-isolation --force-reinstall .
	@sed -n 's/.* bastide: \(NOT COMPILED\|NO PAGE\)/\1/p' build/install.log
	@$(BIN)/python -c "from bastide.build_info import build; print('bastide is installed,', build())"
	touch $@

# Everything starts here. A fresh machine needs Python 3.11+, make and a network; `make` lists the targets.

.DEFAULT_GOAL := help
.PHONY: help play test check types bench box compiled setup browser web pins format clean

# The first interpreter that is new enough. Each is asked, because a name on PATH may be a shim for a Python that is
# switched off.
ifndef PYTHON
PYTHON := $(shell for p in python3 python3.13 python3.12 python3.11 python3.14 python; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1 && { echo $$p; break; }; done)
endif
SYSTEM = $(if $(PYTHON),$(PYTHON),$(error Python 3.11 or newer is needed, and none was found on PATH))
BIN := .venv/bin
TS := web/src/protocol/wire.ts

help: ## list the targets
	@sed -n 's/^\([a-z]*\):.*## /\1\t/p' Makefile | expand -t 12

play: ## set up, build the web client, start the table server and open a browser
	@$(SYSTEM) scripts/environment.py
	@$(BIN)/python scripts/web.py build
	@$(BIN)/svintus serve --open

test: setup browser web ## set up what the tests need, a real Chromium among it, and run them all
	@$(BIN)/python -m pytest $(ARGS)

check: setup ## lint, strict types, import contracts, and the web client's checks
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	PYTHONPATH=scripts $(BIN)/lint-imports
	$(BIN)/python scripts/web.py check

types: setup ## write the wire types of the web client anew from the protocol
	@$(BIN)/python -m svintus.protocol.typescript > $(TS).new && mv $(TS).new $(TS)

bench: setup ## measure the engine beside RLCard's uno, then the server; writes bench/results/*.json
	@$(SYSTEM) scripts/environment.py bench
	@$(BIN)/python bench/engine.py $(ARGS)
	@$(BIN)/python bench/server.py

box: setup ## let bots play every table a thousand times, and name what never happened; ARGS="--games 20" is shorter
	@$(BIN)/python -m svintus.lab.coverage --processes $$(nproc 2>/dev/null || echo 1) $(ARGS)

compiled: setup web ## build a wheel with the engine compiled, and test it against the interpreted one
	@$(SYSTEM) scripts/environment.py compiled
	@$(BIN)/python scripts/compiled.py

setup: ## make .venv with everything that the project and its tests need
	@$(SYSTEM) scripts/environment.py test check

pins: setup ## look for newer versions and pin them in constraints.txt
	@$(BIN)/python scripts/pins.py

browser: setup
	@$(BIN)/python scripts/browser.py

web: setup ## build the web client into the server package
	@$(BIN)/python scripts/web.py build

format: setup ## put the Python sources into shape
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

clean: ## remove all that the other targets made
	rm -rf .venv .tools build dist web/node_modules src/svintus/server/static
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

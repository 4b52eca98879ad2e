# Everything starts here. A fresh machine needs Python 3.11+, make and a network; `make help` lists the targets.

.DEFAULT_GOAL := help
.PHONY: help setup

# The first interpreter that is new enough: pyenv's shims exist for versions that are not switched on, so each is asked.
PYTHON ?= $(shell for p in python3 python3.13 python3.12 python3.11 python3.14 python; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1 && { echo $$p; break; }; done)
SETUP = $(if $(PYTHON),$(PYTHON),$(error Python 3.11 or newer is needed and none was found on PATH))
BIN := .venv/bin

help: ## list the targets
	@sed -n 's/^\([a-z]*\):.*## /\1\t/p' $(MAKEFILE_LIST) | expand -t 12

setup: ## make .venv with everything the project and its tests need
	@$(SETUP) scripts/environment.py test check

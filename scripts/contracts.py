"""An import contract that import-linter does not bring: nothing but the standard library."""

from __future__ import annotations

import sys
from typing import Final, cast

from grimp import ImportGraph
from importlinter.application import output
from importlinter.domain.contract import Contract, ContractCheck
from importlinter.domain.fields import ListField, StringField


class StandardLibraryOnly(Contract):
    """Fails when a module of the packages imports anything but the standard library and the project itself.

    Unlike a list of forbidden names this also catches the package that nobody has thought of yet.
    """

    type_name: Final = "standard_library"

    packages = ListField(subfield=StringField())

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:
        """Looks at the direct imports of every module of the packages."""
        # The declared field is a description; on an instance it is the value read from the project file.
        packages = cast(list[str], self.packages)
        known = sys.stdlib_module_names | {package.split(".")[0] for package in packages}
        modules = {module for package in packages for module in {package} | graph.find_descendants(package)}
        broken = [
            (module, imported)
            for module in sorted(modules)
            for imported in sorted(graph.find_modules_directly_imported_by(module))
            if imported.split(".")[0] not in known
        ]
        return ContractCheck(kept=not broken, metadata={"broken": broken})

    def render_broken_contract(self, check: ContractCheck) -> None:
        """Names each import that is one too many."""
        for module, imported in check.metadata["broken"]:
            output.print_error(f"{module} imports {imported}")

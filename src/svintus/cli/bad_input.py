"""What the user got wrong: said in one line, in the user's language, with exit code 2."""


class BadInput(Exception):
    """A message of the catalogue (`cli-bad-<key>`) with its variables."""

    def __init__(self, key: str, **variables: str | int) -> None:
        super().__init__(key)
        self.key = f"cli-bad-{key}"
        self.variables = variables

"""What the server writes down while it runs: lines for the owner, without names, tokens, seeds or cards."""

import logging
import sys

import structlog


def set_up_logs(level: str) -> None:
    """Lines on the error output, coloured where it is a terminal. `level` is one of logging's names."""
    threshold = logging.getLevelNamesMapping()[level.upper()]
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="%H:%M:%S", utc=False),
            structlog.dev.ConsoleRenderer(
                colors=sys.stderr.isatty(), exception_formatter=structlog.dev.plain_traceback
            ),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(threshold),
        # Asked anew for every line: whoever has redirected the error output since is meant.
        logger_factory=lambda *_: structlog.PrintLogger(sys.stderr),
        cache_logger_on_first_use=False,
    )
    logging.basicConfig(level=max(threshold, logging.WARNING), stream=sys.stderr, format="%(message)s", force=True)

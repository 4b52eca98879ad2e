"""Write the fingerprints and golden rounds anew: `python tests/fingerprints/renew.py`. Look at the change before it is
committed: it is what players will notice."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from fingerprints import traces

for edition in traces.TABLES:
    traces.fingerprint_file(edition).write_text(traces.as_json(traces.fingerprint(edition)), encoding="utf-8")
    traces.golden_file(edition).write_text(traces.golden(edition), encoding="utf-8")
    print(edition)

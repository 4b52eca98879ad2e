"""How hard the properties are tried: with `SVINTUS_PROPERTIES=wide` many more examples, other ones each time."""

import os

from hypothesis import HealthCheck, settings

QUIET = [HealthCheck.too_slow, HealthCheck.data_too_large]

settings.register_profile("steady", deadline=None, derandomize=True, max_examples=100, suppress_health_check=QUIET)
settings.register_profile("wide", deadline=None, max_examples=1500, suppress_health_check=QUIET)
settings.load_profile(os.environ.get("SVINTUS_PROPERTIES", "steady"))

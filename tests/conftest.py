"""Settings of every test."""

import os

from hypothesis import settings

settings.register_profile("steady", deadline=None, print_blob=True)
settings.register_profile("ci", settings.get_profile("steady"), derandomize=True)
settings.load_profile("ci" if os.environ.get("CI") else "steady")

"""The house rules that this device keeps, each under its name."""

import json

from ui import names, store

KEY = "scopa.rules"
MOST = 60
"""How many are kept."""


def kept():
    """All of them, as `{"name", "rules"}`, the newest first; those that cannot be read are left out."""
    found = store.loaded(KEY)
    return [one for one in found if is_kept(one)] if isinstance(found, list) else []


def is_kept(one):
    """Whether this is a name with rules."""
    return (
        isinstance(one, dict)
        and isinstance(one.get("rules"), str)
        and isinstance(one.get("name"), str)
        and bool(names.clean(one["name"]))
    )


def keep(name, rules):
    """Keep *rules* under *name*, in place of those that had it."""
    write([{"name": name, "rules": rules}] + [one for one in kept() if one["name"] != name])


def forget(name):
    """Keep the rules of that name no more."""
    write([one for one in kept() if one["name"] != name])


def write(all_of_them):
    """Keep these."""
    store.write(KEY, json.dumps(all_of_them[:MOST]))

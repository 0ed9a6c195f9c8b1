#!/bin/sh
# Makes static/vendor and tests/vendor anew from the pinned packages. Needs Node 20 or later.
set -eu
cd "$(dirname "$0")"
npm ci
node build.mjs

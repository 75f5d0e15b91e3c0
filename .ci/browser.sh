# shellcheck shell=bash
# The browser of the end-to-end tests. Sourced by .ci/run and .ci/long, which have `install`. Chromium's headless shell has no window and
# needs half the processor time, so most tests use it where it is packaged; tests of notifications use the whole browser.

if [ ! -x /usr/bin/chromium ]; then
  # a runner has a whole browser preinstalled
  if [ -n "${CHROMIUM:-}" ]; then export WHOLE_CHROMIUM=$CHROMIUM; else install chromium; fi
fi
if [ -z "${CHROMIUM:-}" ]; then
  [ -x /usr/bin/chromium-headless-shell ] || install chromium-headless-shell || true
  CHROMIUM=/usr/bin/chromium
  [ ! -x /usr/bin/chromium-headless-shell ] || CHROMIUM=/usr/bin/chromium-headless-shell
fi
export CHROMIUM

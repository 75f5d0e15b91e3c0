# shellcheck shell=bash
# Sourced by .ci/run and .ci/long: `install PACKAGE…` installs packages from Debian, as root or through sudo.

as_root() {
  if [ "$(id -u)" = 0 ]; then "$@"; else sudo "$@"; fi
}

install() {
  as_root apt-get update -qq
  as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@"
}

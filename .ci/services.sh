# shellcheck shell=bash
# PostgreSQL and Redis for the tests of the server: uses a running service that accepts a connection, and otherwise installs and starts
# it. Sourced by .ci/run and .ci/long, which have `install`; sets STANZA_TEST_POSTGRES and STANZA_TEST_REDIS.

postgres_answers() { psql --no-password --tuples-only --command 'select 1' "$1" >/dev/null 2>&1; }
redis_answers() { [ "$(redis-cli -u "$1" ping 2>/dev/null)" = PONG ]; }

# PostgreSQL does not run as root
as_postgres() {
  if [ "$(id -u)" = 0 ]; then runuser -u postgres -- "$@"; else "$@"; fi
}

start_postgres() {
  local bin data
  ls -d /usr/lib/postgresql/*/bin >/dev/null 2>&1 || install postgresql
  bin=$(ls -d /usr/lib/postgresql/*/bin | sort -V | tail -n 1)
  data=$(as_postgres mktemp -d)
  as_postgres "$bin/initdb" --no-sync --auth=trust --username=postgres --pgdata="$data/data" >/dev/null
  as_postgres "$bin/pg_ctl" start --silent --wait --pgdata="$data/data" --log="$data/log" \
    --options="-p 55432 -c listen_addresses=127.0.0.1 -c unix_socket_directories=$data"
}

if [ -z "${STANZA_TEST_POSTGRES:-}" ]; then
  STANZA_TEST_POSTGRES="postgres://$(id -un)@127.0.0.1:5432/postgres"
  if ! postgres_answers "$STANZA_TEST_POSTGRES"; then
    STANZA_TEST_POSTGRES=postgres://postgres@127.0.0.1:55432/postgres
    postgres_answers "$STANZA_TEST_POSTGRES" || start_postgres
  fi
fi
if [ -z "${STANZA_TEST_REDIS:-}" ]; then
  STANZA_TEST_REDIS=redis://127.0.0.1:6379
  if ! redis_answers "$STANZA_TEST_REDIS"; then
    command -v redis-server >/dev/null || install redis-server
    # the package may have started the service
    redis_answers "$STANZA_TEST_REDIS" ||
      redis-server --daemonize yes --bind 127.0.0.1 --port 6379 --save '' --appendonly no >/dev/null
  fi
fi
# benches and proofs start separate servers, and need the programs on this machine
{ command -v pgbench && command -v pg_dump && ls -d /usr/lib/postgresql/*/bin; } >/dev/null 2>&1 || install postgresql
command -v redis-server >/dev/null || install redis-server
export STANZA_TEST_POSTGRES STANZA_TEST_REDIS

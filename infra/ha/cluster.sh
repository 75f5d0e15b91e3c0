# shellcheck shell=bash
# Shared by the scripts of this folder: the cluster's folder and addresses, and functions that run a program on one of its three machines.
# With STANZA_HA_NET=namespaces (the default for root) every machine is a separate network namespace, so that it can be cut off;
# with STANZA_HA_NET=loopback the machines are three addresses of this one.

HA_DIR=${STANZA_HA_DIR:-/tmp/stanza-ha}
HA_PORT=${STANZA_HA_PORT:-5000}
HA_SYNC=${STANZA_HA_SYNC:-strict}
HA_NET=${STANZA_HA_NET:-$([ "$(id -u)" = 0 ] && echo namespaces || echo loopback)}
HA_SCOPE=stanza
MACHINES="1 2 3"
PG_BIN=$(ls -d /usr/lib/postgresql/*/bin 2>/dev/null | sort -V | tail -n 1)

say() { echo "$*" >&2; }

address() {
  if [ "$HA_NET" = namespaces ]; then echo "10.77.0.1$1"; else echo "127.0.0.1$1"; fi
}

# PostgreSQL does not run as root
as_postgres() {
  if [ "$(id -u)" = 0 ]; then setpriv --reuid=postgres --regid=postgres --init-groups "$@"; else "$@"; fi
}

# `on MACHINE COMMAND…`: runs a command in the network of that machine
on() {
  local machine=$1
  shift
  if [ "$HA_NET" = namespaces ]; then
    ip netns exec "stanza$machine" setpriv --reuid=postgres --regid=postgres --init-groups "$@"
  else
    as_postgres "$@"
  fi
}

# `start_on MACHINE NAME COMMAND…`: runs a command in the background, with its output in NAME.log. Each wrapper replaces itself by the
# next program (exec), so NAME.pid has the id of the command.
start_on() {
  local machine=$1 name=$2
  shift 2
  (
    exec >>"$HA_DIR/$name.log" 2>&1 </dev/null
    local as=()
    [ "$(id -u)" != 0 ] || as=(setpriv --reuid=postgres --regid=postgres --init-groups)
    [ "$HA_NET" != namespaces ] || as=(ip netns exec "stanza$machine" "${as[@]}")
    exec "${as[@]}" "$@"
  ) &
  echo $! >"$HA_DIR/$name.pid"
  disown
}

start_etcd() {
  local here
  here=$(address "$1")
  start_on "$1" "etcd$1" etcd --name "e$1" --data-dir "$HA_DIR/etcd$1" \
    --listen-client-urls "http://$here:2379" --advertise-client-urls "http://$here:2379" \
    --listen-peer-urls "http://$here:2380" --initial-advertise-peer-urls "http://$here:2380" \
    --initial-cluster "e1=http://$(address 1):2380,e2=http://$(address 2):2380,e3=http://$(address 3):2380" \
    --heartbeat-interval 200 --election-timeout 2000 --pre-vote --enable-v2
}

start_patroni() { start_on "$1" "patroni$1" patroni "$HA_DIR/n$1.yml"; }

# The processes of PostgreSQL and Patroni on a machine, without etcd.
database_processes() {
  local postmaster
  cat "$HA_DIR/patroni$1.pid" 2>/dev/null || true
  postmaster=$(head -n 1 "$HA_DIR/n$1/data/postmaster.pid" 2>/dev/null || true)
  [ -z "$postmaster" ] || { echo "$postmaster"; pgrep -P "$postmaster" || true; }
}

# The primary according to Patroni; prints nothing without a primary.
primary() {
  local machine
  for machine in $MACHINES; do
    if curl --silent --max-time 1 --output /dev/null --fail "http://$(address "$machine"):8008/primary"; then
      echo "$machine"
      return
    fi
  done
}

# The number of standbys that could take over: they stream and have caught up. In strict mode Patroni must also have recorded in etcd
# which standby has every write: until then it promotes none.
standbys() {
  if [ "$HA_SYNC" = strict ] && ! has_agreed; then
    echo 0
    return
  fi
  psql --no-psqlrc --quiet --tuples-only --no-align --command \
    "select count(*) from pg_stat_replication where state = 'streaming'
      and pg_wal_lsn_diff(pg_current_wal_lsn(), replay_lsn) < 1000000" "$(database_url)" 2>/dev/null || echo 0
}

has_agreed() {
  curl --silent --max-time 1 "http://$(address "$(primary)"):8008/cluster" | grep --quiet '"sync_standby"'
}

database_url() { echo "postgres://postgres@127.0.0.1:$HA_PORT/postgres"; }

# `wait_for SECONDS WHAT COMMAND…`: repeats a command until it succeeds; fails after the given time
wait_for() {
  local end=$((SECONDS + $1)) what=$2
  shift 2
  until "$@"; do
    if [ $SECONDS -ge "$end" ]; then
      say "$what: not in time"
      return 1
    fi
    sleep 0.2
  done
}

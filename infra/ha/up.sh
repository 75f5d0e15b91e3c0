#!/usr/bin/env bash
# Starts a database that survives the loss of a machine, with three simulated machines (see cluster.sh): three PostgreSQL under Patroni
# and three etcd, HAProxy in front on 127.0.0.1:5000; pgBackRest stores the write-ahead log and backups. Prints the URL.
#
#   STANZA_HA_SYNC=strict  no write is acknowledged before a standby has it (default); off: asynchronous
#   STANZA_HA_DISK=400m    gives every machine a disk of that size, in memory, for `fault.sh fill`
set -euo pipefail
. "$(dirname "$0")/cluster.sh"

needed=(patroni etcd haproxy pgbackrest psql curl)
missing=()
for program in "${needed[@]}"; do command -v "$program" >/dev/null || missing+=("$program"); done
if [ ${#missing[@]} != 0 ]; then
  say "Missing: ${missing[*]}. On Debian: apt-get install -y --no-install-recommends patroni python3-etcd etcd-server etcd-client \\"
  say "  haproxy pgbackrest postgresql curl nftables iproute2"
  exit 1
fi

rm -rf "$HA_DIR"
mkdir -p "$HA_DIR/backup" "$HA_DIR/spool"

if [ "$HA_NET" = namespaces ]; then
  ip link add stanzabr type bridge
  ip addr add 10.77.0.1/24 dev stanzabr
  ip link set stanzabr up
fi

for machine in $MACHINES; do
  here=$(address "$machine")
  data=$HA_DIR/n$machine
  mkdir -p "$data"
  [ -z "${STANZA_HA_DISK:-}" ] || mount -t tmpfs -o "size=$STANZA_HA_DISK" stanza-disk "$data"
  if [ "$HA_NET" = namespaces ]; then
    ip netns add "stanza$machine"
    ip link add "stanzav$machine" type veth peer name eth0 netns "stanza$machine"
    ip link set "stanzav$machine" master stanzabr up
    ip -n "stanza$machine" addr add "$here/24" dev eth0
    ip -n "stanza$machine" link set eth0 up
    ip -n "stanza$machine" link set lo up
  fi

  cat >"$HA_DIR/pgbackrest$machine.conf" <<CONF
[$HA_SCOPE]
pg1-path=$data/data
pg1-socket-path=$data
[global]
repo1-path=$HA_DIR/backup
repo1-retention-full=2
spool-path=$HA_DIR/spool
lock-path=$HA_DIR/spool
log-path=$HA_DIR
log-level-console=warn
start-fast=y
CONF

  # etcd, not etcd3: with etcd3 Patroni 3.0 lets a primary that was frozen become the leader again, and commits are lost
  cat >"$HA_DIR/n$machine.yml" <<CONF
scope: $HA_SCOPE
name: n$machine
restapi: {listen: '$here:8008', connect_address: '$here:8008'}
etcd: {hosts: ['$(address 1):2379', '$(address 2):2379', '$(address 3):2379']}
bootstrap:
  dcs:
    ttl: 10
    loop_wait: 2
    retry_timeout: 4
    failsafe_mode: true
    synchronous_mode: $([ "$HA_SYNC" = strict ] && echo true || echo false)
    synchronous_mode_strict: $([ "$HA_SYNC" = strict ] && echo true || echo false)
    postgresql:
      use_pg_rewind: true
      use_slots: true
      parameters:
        wal_log_hints: 'on'
        shared_buffers: 64MB
        max_connections: 200
        wal_sender_timeout: 5s
        max_wal_size: 96MB
        wal_keep_size: 32MB
        archive_mode: 'on'
  initdb: [encoding: UTF8, data-checksums]
  pg_hba: [local all all trust, host all all 0.0.0.0/0 trust, host replication all 0.0.0.0/0 trust]
postgresql:
  listen: '$here,127.0.0.1:5432'
  connect_address: '$here:5432'
  data_dir: $data/data
  bin_dir: $PG_BIN
  pgpass: $data/pgpass
  authentication:
    superuser: {username: postgres}
    replication: {username: replicator, password: replicator}
    rewind: {username: rewinder, password: rewinder}
  parameters:
    unix_socket_directories: $data
    archive_command: pgbackrest --config=$HA_DIR/pgbackrest$machine.conf --stanza=$HA_SCOPE archive-push %p
CONF
  [ "$HA_NET" = namespaces ] || sed -i "s/listen: '$here,127.0.0.1:5432'/listen: '$here:5432'/" "$HA_DIR/n$machine.yml"
done

cat >"$HA_DIR/haproxy.cfg" <<CONF
defaults
  mode tcp
  timeout check 1s
  timeout connect 2s
  timeout client 30m
  timeout server 30m
listen primary
  bind 127.0.0.1:$HA_PORT
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server inter 1s fastinter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
  server n1 $(address 1):5432 check port 8008
  server n2 $(address 2):5432 check port 8008
  server n3 $(address 3):5432 check port 8008
CONF
[ "$(id -u)" != 0 ] || chown -R postgres: "$HA_DIR"

for machine in $MACHINES; do start_etcd "$machine"; done
for machine in $MACHINES; do start_patroni "$machine"; done
haproxy -D -f "$HA_DIR/haproxy.cfg" -p "$HA_DIR/haproxy.pid"

has_primary() { [ -n "$(primary)" ] && psql --quiet --command 'select 1' "$(database_url)" >/dev/null 2>&1; }
has_standbys() { [ "$(standbys)" = 2 ]; }
wait_for 60 'a primary' has_primary
wait_for 60 'two standbys' has_standbys
leader=$(primary)
on "$leader" pgbackrest --config="$HA_DIR/pgbackrest$leader.conf" --stanza="$HA_SCOPE" stanza-create
database_url

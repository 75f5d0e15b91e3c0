#!/usr/bin/env bash
# Starts the cluster and checks two promises: a primary that was frozen for longer than its lock steps down when it resumes, and no write
# is lost; a backup and the archived log restore the moment before a mistake. Takes about a minute and a half.
set -euo pipefail
folder=$(cd "$(dirname "$0")" && pwd)
export STANZA_HA_DIR=${STANZA_HA_DIR:-/tmp/stanza-ha-test}
. "$folder/cluster.sh"

trap '"$folder/down.sh"' EXIT
"$folder/down.sh"
url=$("$folder/up.sh" | tail -n 1)

ask() { psql --no-psqlrc --quiet --tuples-only --no-align --set=ON_ERROR_STOP=1 --command "$1" "$url"; }
is() { [ "$2" = "$3" ] && say "ok: $1" || { say "FAILED: $1: $2, not $3"; exit 1; }; }

ask 'create table steps (number integer primary key)' >/dev/null
ask 'insert into steps select generate_series(1, 100)' >/dev/null

# 1. the resumed primary
old=$(primary)
"$folder/fault.sh" freeze "$old"
took_over() { local now; now=$(primary); [ -n "$now" ] && [ "$now" != "$old" ] && ask 'insert into steps values (101)' >/dev/null 2>&1; }
wait_for 60 'another primary' took_over
ask 'insert into steps select generate_series(102, 200)' >/dev/null
new=$(primary)
"$folder/fault.sh" thaw "$old"
whole() { [ "$(standbys)" = 2 ]; }
wait_for 90 'two standbys' whole
is 'the woken primary follows' "$(primary)" "$new"
is 'nothing was taken back' "$(ask 'select count(*) from steps')" 200

# 2. restore the moment before a mistake
on "$new" pgbackrest --config="$HA_DIR/pgbackrest$new.conf" --stanza="$HA_SCOPE" --type=full backup >/dev/null
ask 'insert into steps select generate_series(201, 300)' >/dev/null
moment=$(ask "select now()")
sleep 1
ask 'delete from steps' >/dev/null
ask 'select pg_switch_wal()' >/dev/null
archived() { [ "$(ask "select count(*) from pg_stat_archiver where last_archived_time > '$moment'::timestamptz + interval '1 second'")" = 1 ]; }
wait_for 30 'the archived log' archived
mkdir -p "$HA_DIR/restored"
[ "$(id -u)" != 0 ] || chown postgres: "$HA_DIR/restored"
on "$new" pgbackrest --config="$HA_DIR/pgbackrest$new.conf" --stanza="$HA_SCOPE" --pg1-path="$HA_DIR/restored" --type=time --target="$moment" \
  --target-action=promote --archive-mode=off restore
rm -f "$HA_DIR/restored/patroni.dynamic.json"
on "$new" "$PG_BIN/pg_ctl" start --silent --wait --timeout=60 --pgdata="$HA_DIR/restored" --log="$HA_DIR/restored.log" \
  --options="-p 5999 -c listen_addresses=127.0.0.1 -c unix_socket_directories=$HA_DIR/restored -c hba_file=$HA_DIR/restored/pg_hba.conf"
restored=$(on "$new" psql --no-psqlrc --quiet --tuples-only --no-align --host="$HA_DIR/restored" --port=5999 --username=postgres \
  --command='select count(*) from steps' postgres)
on "$new" "$PG_BIN/pg_ctl" stop --silent --mode=immediate --pgdata="$HA_DIR/restored"
is 'every step from before the mistake is there' "$restored" 300

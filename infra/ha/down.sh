#!/usr/bin/env bash
# Ends all processes that up.sh has started, frozen ones too, and removes its networks and files.
set -uo pipefail
. "$(dirname "$0")/cluster.sh"

for machine in $MACHINES; do
  for process in $(database_processes "$machine") $(cat "$HA_DIR/etcd$machine.pid" 2>/dev/null); do kill -9 "$process" 2>/dev/null; done
done
[ ! -f "$HA_DIR/haproxy.pid" ] || kill $(cat "$HA_DIR/haproxy.pid") 2>/dev/null
if [ "$HA_NET" = namespaces ]; then
  for machine in $MACHINES; do
    for process in $(ip netns pids "stanza$machine" 2>/dev/null); do kill -9 "$process" 2>/dev/null; done
    ip netns del "stanza$machine" 2>/dev/null
    ip link del "stanzav$machine" 2>/dev/null
  done
  ip link del stanzabr 2>/dev/null
fi
for machine in $MACHINES; do ! mountpoint --quiet "$HA_DIR/n$machine" || umount --lazy "$HA_DIR/n$machine"; done
rm -rf "$HA_DIR"
exit 0

#!/usr/bin/env bash
# Breaks or repairs one machine of the cluster:
#
#   fault.sh primary            prints the primary
#   fault.sh standbys           prints the number of standbys that could take over
#   fault.sh kill MACHINE       kills PostgreSQL and Patroni;          start MACHINE  starts them again
#   fault.sh freeze MACHINE     pauses them, like a stalled machine;   thaw MACHINE   resumes them
#   fault.sh cut MACHINE        nothing reaches it;                    heal MACHINE   repairs it
#   fault.sh split MACHINE      clients reach it, the other machines do not; heal MACHINE repairs it
#   fault.sh one-way MACHINE    requests of clients arrive, the answers do not; heal MACHINE repairs it
#   fault.sh loss MACHINE       a third of the clients' packets is lost; heal MACHINE repairs it
#   fault.sh fill MACHINE       fills its disk (with STANZA_HA_DISK);  empty MACHINE  frees it again
set -euo pipefail
. "$(dirname "$0")/cluster.sh"

fault=$1
machine=${2:-}

signal_all() { for process in $(database_processes "$machine"); do kill "-$1" "$process" 2>/dev/null || true; done; }

needs_namespaces() {
  [ "$HA_NET" = namespaces ] || { say "$fault needs network namespaces: run it as root"; exit 1; }
}

# `filter INPUT OUTPUT`: sets packet rules for incoming and outgoing traffic
filter() {
  needs_namespaces
  ip netns exec "stanza$machine" nft -f - <<RULES
table inet fault {
  chain input { type filter hook input priority 0; policy accept; ${1:+$1;} }
  chain output { type filter hook output priority 0; policy accept; ${2:+$2;} }
}
RULES
}

case $fault in
  primary) primary ;;
  standbys) standbys ;;
  kill)
    # Patroni first, or it would start PostgreSQL again
    signal_all KILL
    ;;
  start) start_patroni "$machine" ;;
  freeze) signal_all STOP ;;
  thaw) signal_all CONT ;;
  cut)
    needs_namespaces
    ip link set "stanzav$machine" down
    ;;
  split)
    peers=$(for other in $MACHINES; do [ "$other" = "$machine" ] || address "$other"; done | paste -sd,)
    filter "ip saddr { $peers } drop" "ip daddr { $peers } drop"
    ;;
  one-way) filter '' 'ip daddr 10.77.0.1 tcp sport 5432 drop' ;;
  loss) filter 'ip saddr 10.77.0.1 tcp dport 5432 numgen random mod 100 < 33 drop' '' ;;
  fill)
    room=$(df --output=avail --block-size=1 "$HA_DIR/n$machine" | tail -n 1)
    as_postgres fallocate --length "$room" "$HA_DIR/n$machine/filler" 2>/dev/null ||
      as_postgres dd if=/dev/zero of="$HA_DIR/n$machine/filler" bs=64k status=none 2>/dev/null || true
    ;;
  empty) rm -f "$HA_DIR/n$machine/filler" ;;
  heal)
    needs_namespaces
    ip netns exec "stanza$machine" nft delete table inet fault 2>/dev/null || true
    ip link set "stanzav$machine" up
    ;;
  *)
    say "no such fault: $fault"
    exit 1
    ;;
esac

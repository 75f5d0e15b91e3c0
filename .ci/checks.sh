# shellcheck shell=bash
# Sourced by .ci/run and .ci/long: `check NAME COMMAND…` runs a command and records its time; when the script ends, prints a table of all
# checks with the number of passed tests.

check_times=()
check_log=$(mktemp)

check() {
  local begun=$SECONDS status=0
  echo "== $1"
  "${@:2}" 2>&1 | tee -a "$check_log" || status=1
  check_times+=("$(printf '%6d s  %s%s' $((SECONDS - begun)) "$1" "$([ $status = 0 ] || echo ': FAILED')")")
  return $status
}

# Vitest:      Tests  1 failed | 12 passed (13)
# Playwright:  29 passed (1.2m), and 1 failed, flaky, skipped … on separate lines
count_tests() {
  awk '
    { gsub(/\033\[[0-9;]*m/, "") }
    $1 == "Tests" && match($0, /\([0-9]+\)$/) {
      all += substr($0, RSTART + 1, RLENGTH - 2)
      for (i = 2; i < NF; i++) if ($(i + 1) == "passed") passed += $i
    }
    /^ +[0-9]+ passed \([0-9.]+[a-z]+\)$/ { passed += $1; all += $1 }
    /^ +[0-9]+ (failed|flaky|skipped|interrupted|did not run)$/ { all += $1 }
    END { printf "%d passed, %d failed\n", passed, all - passed }
  ' "$1"
}

print_checks() {
  echo
  [ ${#check_times[@]} = 0 ] || printf '%s\n' "${check_times[@]}"
  printf '%6d s  in all\n' "$SECONDS"
  count_tests "$check_log"
  rm -f "$check_log"
}
trap print_checks EXIT

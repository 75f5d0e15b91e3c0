#!/bin/sh
# Restores a backup into the database named by STANZA_DATABASE_URL, which must exist and be empty: infra/restore.sh FILE
set -eu
file=${1:?"usage: restore.sh FILE"}
url=${STANZA_DATABASE_URL:?"STANZA_DATABASE_URL is not set"}
# One transaction: a running server must not read a partly restored database. The new epoch makes running servers drop their caches,
# and their clients request everything again.
{
  pg_restore --no-owner --file=- "$file" && echo 'update public.lineage set epoch = gen_random_uuid();' || echo 'select 1 / 0;'
} | psql --quiet --no-psqlrc --single-transaction --set=ON_ERROR_STOP=1 --output=/dev/null --dbname="$url"

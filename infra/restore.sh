#!/bin/sh
# Restores a backup into the database named by STANZA_DATABASE_URL, which must exist and be empty: infra/restore.sh FILE
set -eu
file=${1:?"usage: restore.sh FILE"}
url=${STANZA_DATABASE_URL:?"STANZA_DATABASE_URL is not set"}
# All or nothing: a running server must not see half of it. With a new epoch, running servers drop what they remember, and their
# clients ask again.
{
  pg_restore --no-owner --file=- "$file" && echo 'update public.lineage set epoch = gen_random_uuid();' || echo 'select 1 / 0;'
} | psql --quiet --no-psqlrc --single-transaction --set=ON_ERROR_STOP=1 --output=/dev/null --dbname="$url"

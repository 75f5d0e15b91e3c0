#!/bin/sh
# Restores a backup into the database named by STANZA_DATABASE_URL, which must exist and be empty: infra/restore.sh FILE
set -eu
file=${1:?"usage: restore.sh FILE"}
url=${STANZA_DATABASE_URL:?"STANZA_DATABASE_URL is not set"}
# all or nothing: a running server must not see half of it
pg_restore --single-transaction --no-owner --dbname="$url" "$file"
# a new epoch: running servers drop what they remember, and their clients ask again
psql --quiet --no-psqlrc --set=ON_ERROR_STOP=1 --dbname="$url" --command='update lineage set epoch = gen_random_uuid()'

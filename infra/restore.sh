#!/bin/sh
# Restores a backup into the database named by STANZA_DATABASE_URL, which must exist and be empty: infra/restore.sh FILE
set -eu
file=${1:?"usage: restore.sh FILE"}
pg_restore --exit-on-error --no-owner --dbname="${STANZA_DATABASE_URL:?"STANZA_DATABASE_URL is not set"}" "$file"

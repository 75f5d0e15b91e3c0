#!/bin/sh
# Writes a complete backup of the database to a file: infra/backup.sh FILE
set -eu
file=${1:?"usage: backup.sh FILE"}
pg_dump --format=custom --dbname="${STANZA_DATABASE_URL:?"STANZA_DATABASE_URL is not set"}" --file="$file.part"
mv "$file.part" "$file"

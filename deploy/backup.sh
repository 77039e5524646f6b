#!/bin/sh
# backup.sh DATABASE FOLDER [KEEP]: a whole copy of the tables while the server runs, checked, and
# only then given its name; the last KEEP (30) are kept. DATABASE as for `nemeton serve`.
set -eu
umask 077

[ $# -ge 2 ] || { echo "usage: backup.sh DATABASE FOLDER [KEEP]" >&2; exit 2; }
database=${1#sqlite:///} folder=$2 keep=${3:-30}
mkdir -p "$folder"
began=$(date -u +%Y%m%dT%H%M%SZ)
part=$folder/.part.$$
trap 'rm -f "$part"' EXIT

case $database in
postgres://* | postgresql://*)
    target=$folder/nemeton-$began.dump
    pg_dump --format=custom --no-owner --no-privileges --file="$part" --dbname="$database"
    pg_restore --list "$part" | grep -q 'TABLE DATA .* entries'
    ;;
*)
    target=$folder/nemeton-$began.sqlite3
    [ -f "$database" ] || { echo "backup.sh: no file $database" >&2; exit 1; }
    python3 - "$database" "$part" <<'PYTHON'
import pathlib, sqlite3, sys

source, copy = sys.argv[1:]
reading = sqlite3.connect(pathlib.Path(source).absolute().as_uri() + "?mode=ro", uri=True)
writing = sqlite3.connect(copy)
reading.backup(writing)
writing.execute("PRAGMA journal_mode = DELETE")  # one file, nothing beside it
said = writing.execute("PRAGMA integrity_check").fetchone()[0]
writing.execute("SELECT count(*) FROM entries").fetchone()
writing.close()
sys.exit(None if said == "ok" else f"backup.sh: the copy is damaged: {said}")
PYTHON
    ;;
esac

sync "$part" 2>/dev/null || sync
mv "$part" "$target"
echo "$target"

# the oldest away; names sort by time
ls "$folder" | grep -E '^nemeton-[0-9]{8}T[0-9]{6}Z\.(dump|sqlite3)$' | sort -r | tail -n "+$((keep + 1))" |
    while read -r old; do rm -f "$folder/$old"; done

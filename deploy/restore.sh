#!/bin/sh
# restore.sh BACKUP DATABASE: puts a copy made by backup.sh where the server looks for its tables.
# Stop the server first. What is there is never overwritten: a file is set aside, and a PostgreSQL
# database must be empty (createdb).
set -eu
umask 077

[ $# -eq 2 ] || { echo "usage: restore.sh BACKUP DATABASE" >&2; exit 2; }
backup=$1 database=${2#sqlite:///}
[ -f "$backup" ] || { echo "restore.sh: no file $backup" >&2; exit 1; }

case $database in
postgres://* | postgresql://*)
    there=$(psql --no-psqlrc -At --dbname="$database" \
        --command="SELECT count(*) FROM pg_tables WHERE schemaname = 'public'")
    [ "$there" = 0 ] || { echo "restore.sh: the database is not empty; make a new one (createdb)" >&2; exit 1; }
    pg_restore --exit-on-error --single-transaction --no-owner --no-privileges --dbname="$database" "$backup"
    ;;
*)
    python3 - "$backup" "$database" <<'PYTHON'
import os, pathlib, sqlite3, sys, time

backup, database = map(pathlib.Path, sys.argv[1:])
reading = sqlite3.connect(backup.absolute().as_uri() + "?mode=ro", uri=True)
try:
    said = reading.execute("PRAGMA integrity_check").fetchone()[0]
    reading.execute("SELECT count(*) FROM entries").fetchone()
except sqlite3.DatabaseError as error:
    said = str(error)
if said != "ok":
    sys.exit(f"restore.sh: the backup is damaged: {said}")
aside = f"{database}.before-{time.strftime('%Y%m%dT%H%M%SZ', time.gmtime())}"
if database.exists():
    held = sqlite3.connect(database, timeout=0)
    try:  # nobody may be at it, and what lies in its log goes into the file
        held.execute("PRAGMA locking_mode = EXCLUSIVE")
        held.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        held.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError:
        sys.exit(f"restore.sh: somebody uses {database}: stop the server first")
    except sqlite3.DatabaseError:
        pass  # it is damaged, which is why we are here
    held.close()
    for end in ("", "-wal", "-shm"):
        if os.path.exists(f"{database}{end}"):
            os.rename(f"{database}{end}", f"{aside}{end}")
    print(f"what was there: {aside}")
writing = sqlite3.connect(database)
reading.backup(writing)
writing.close()
if os.geteuid() == 0:  # the server's user owns the folder, and must own the file
    owner = database.absolute().parent.stat()
    os.chown(database, owner.st_uid, owner.st_gid)
PYTHON
    ;;
esac
echo "restored: $database"

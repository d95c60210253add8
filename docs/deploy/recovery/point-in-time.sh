#!/bin/sh
# Recovers PostgreSQL to a moment from a base backup and the archive of its write-ahead log.
#   point-in-time.sh backup  <postgres url> <base folder>
#   point-in-time.sh recover <base folder> <archive folder> <new data folder> '<time, such as 2026-11-26 03:00:00+00>'
# The server archives with archive_mode=on, archive_timeout=60 and, so that no half copied file is ever taken for a whole one,
#   archive_command='test ! -f <archive>/%f && cp %p <archive>/%f.part && mv <archive>/%f.part <archive>/%f'
# PG_BIN names the folder of PostgreSQL's programs when they are not in PATH.
set -eu

bin=${PG_BIN:+$PG_BIN/}

backup() {
  # A full copy while the server runs; the log that it needs comes along, so that the copy alone can start.
  "${bin}pg_basebackup" --dbname="$1" --pgdata="$2" --wal-method=stream --checkpoint=fast --no-password
  "${bin}pg_verifybackup" --quiet "$2"
  echo "Backed up into $2."
}

recover() {
  base=$1 archive=$2 target=$3 time=$4
  [ -f "$base/PG_VERSION" ] || { echo "$base holds no base backup." >&2; exit 1; }
  [ ! -e "$target" ] || { echo "$target exists; recover into a new folder." >&2; exit 1; }
  mkdir -p "$target"
  cp -a "$base/." "$target/"
  chmod 0700 "$target"
  {
    echo "restore_command = 'cp \"$archive/%f\" \"%p\"'"
    echo "recovery_target_time = '$time'"
    echo "recovery_target_action = 'promote'"
    echo "archive_mode = off"
  } >> "$target/postgresql.auto.conf"
  touch "$target/recovery.signal"
  echo "Start PostgreSQL on $target: it replays up to $time and then accepts writes."
}

case ${1-} in
  backup) [ $# -eq 3 ] && backup "$2" "$3" && exit 0 ;;
  recover) [ $# -eq 5 ] && recover "$2" "$3" "$4" "$5" && exit 0 ;;
esac
sed -n '2,7p' "$0" >&2
exit 2

#!/bin/sh
# Rehearses point-in-time.sh on a small database of its own and fails unless it returns to the moment between two writes.
#   PG_BIN=/usr/lib/postgresql/18/bin rehearse.sh <new empty folder>
# PostgreSQL does not start as root: run it as another user, who owns the folder.
set -eu
[ $# -eq 1 ] || { sed -n '2,4p' "$0" >&2; exit 2; }
work=$1 port=${PORT:-55433}
bin=${PG_BIN:+$PG_BIN/}
recovery=$(dirname "$0")/point-in-time.sh
url=postgres://rehearsal@127.0.0.1:$port/postgres
query() { "${bin}psql" --quiet --no-align --tuples-only "$url" --command="$1"; }
server() { "${bin}pg_ctl" --pgdata="$1" --wait --log="$work/log" "$2" > "$work/log.ctl"; }

mkdir -p "$work/archive"
"${bin}initdb" --pgdata="$work/data" --username=rehearsal --auth=trust > "$work/log.ctl"
cat >> "$work/data/postgresql.conf" << CONF
archive_mode = on
archive_command = 'test ! -f "$work/archive/%f" && cp "%p" "$work/archive/%f.part" && mv "$work/archive/%f.part" "$work/archive/%f"'
listen_addresses = '127.0.0.1'
unix_socket_directories = ''
port = $port
CONF
server "$work/data" start
trap '"${bin}pg_ctl" --pgdata="$work/data" --mode=immediate stop > "$work/log.ctl" 2>&1 || true' EXIT

query "create table orders (id integer); insert into orders values (1)"
sh "$recovery" backup "$url" "$work/base"
query "insert into orders values (2)"
moment=$(query "select clock_timestamp()")
sleep 1
query "delete from orders; insert into orders values (3)"
segment=$(query "select pg_walfile_name(pg_current_wal_lsn())")
query "select pg_switch_wal()" > "$work/log.ctl"
until [ -f "$work/archive/$segment" ]; do sleep 1; done
"${bin}pg_ctl" --pgdata="$work/data" --mode=immediate stop > "$work/log.ctl"

sh "$recovery" recover "$work/base" "$work/archive" "$work/recovered" "$moment"
trap '"${bin}pg_ctl" --pgdata="$work/recovered" --mode=fast stop > "$work/log.ctl" 2>&1 || true' EXIT
server "$work/recovered" start
until [ "$(query 'select pg_is_in_recovery()')" = f ]; do sleep 1; done
query "insert into orders values (4)"
found=$(query "select string_agg(id::text, ' ' order by id) from orders")
[ "$found" = '1 2 4' ] || { echo "Recovered orders $found instead of 1 2 4." >&2; exit 1; }
echo "Recovered to $moment: what was written later is gone, what was before is back, and writes go on."

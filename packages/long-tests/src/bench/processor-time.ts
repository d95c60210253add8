import { readdirSync, readFileSync } from 'node:fs';

/** The kernel counts in hundredths of a second. */
const tick = 10;

/** The fields of `/proc/<pid>/stat` from the third on; none when the process has ended. */
const statOf = (pid: number): number[] => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name, in brackets, may hold spaces.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields.map(Number);
  } catch {
    return [];
  }
};

/**
 * Milliseconds of processor, user and system, that processes and their children have used since they began: utime,
 * stime, cutime and cstime of `/proc/<pid>/stat`; Linux only. PostgreSQL is a process with a child per connection, and
 * what a child used that has ended counts for its parent.
 */
export const processorTime = (pids: readonly number[]): number => {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return all.map(Number).reduce((sum, pid) => {
    const [, parent = 0, ...more] = statOf(pid);
    if (!pids.includes(pid) && !pids.includes(parent)) return sum;
    return sum + more.slice(9, 13).reduce((ticks, one) => ticks + one, 0) * tick;
  }, 0);
};

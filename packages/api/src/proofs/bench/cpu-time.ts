import { readdirSync, readFileSync } from 'node:fs';

/** The kernel counts in hundredths of a second. */
const tick = 10;

interface Spent {
  pid: number;
  parent: number;
  /** Milliseconds, of the process and of its children that have ended. */
  ms: number;
}

const spentBy = (pid: number): Spent | null => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name, in brackets, may hold spaces.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [own, system, children, childrenSystem] = fields.slice(11, 15).map(Number) as [
      number,
      number,
      number,
      number,
    ];
    return { pid, parent: Number(fields[1]), ms: (own + system + children + childrenSystem) * tick };
  } catch {
    return null;
  }
};

/** Milliseconds of processor that a PostgreSQL server with all its processes has used; Linux only. */
const ofPostgres = (pid: number): number =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => spentBy(Number(name)))
    .filter((spent) => spent !== null)
    .filter(({ pid: own, parent }) => own === pid || parent === pid)
    .reduce((sum, { ms }) => sum + ms, 0);

/** Milliseconds of processor that this process, its threads and the database have used since they began. */
export const cpuTime = (postgresPid: number | null): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000 + (postgresPid === null ? 0 : ofPostgres(postgresPid));
};

import { readFileSync } from 'node:fs';

const pageBytes = 4_096;
/** Linux counts processor time for programs in hundredths of a second. */
const tickMilliseconds = 10;

export interface ProcessUsage {
  /** Processor time in milliseconds. */
  spent: number;
  resident: number;
}

/** What the system says about a process, without a disk; undefined where it does not tell. */
export const readUsage = (pid: number): ProcessUsage | undefined => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    // The program's name may hold spaces and ends with the last bracket.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [, resident = '0'] = readFileSync(`/proc/${pid}/statm`, 'latin1').split(' ');
    const ticks = Number(fields[11]) + Number(fields[12]);
    return { spent: ticks * tickMilliseconds, resident: Number(resident) * pageBytes };
  } catch {
    return undefined;
  }
};

/** Resident bytes, those that processes share divided among them; undefined where the system does not tell. */
export const readProportional = (pid: number): number | undefined => {
  try {
    const [, kilobytes] = /^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'latin1')) ?? [];
    return kilobytes === undefined ? undefined : Number(kilobytes) * 1_024;
  } catch {
    return undefined;
  }
};

import { readdirSync, readFileSync } from 'node:fs';

/** Milliseconds of processor that a process and its children have used, those that ended included; Linux only. */
export const spentProcessor = (server: number): number => {
  let ticks = 0;
  for (const pid of readdirSync('/proc')) {
    if (!/^\d+$/.test(pid)) continue;
    let stat = '';
    try {
      stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    } catch {
      continue; // It has just ended.
    }
    // After the name, in brackets: the parent is the 2nd, times are the 12th to the 15th.
    const fields = stat.slice(stat.lastIndexOf(') ') + 2).split(' ');
    if (Number(pid) !== server && Number(fields[1]) !== server) continue;
    for (const spent of fields.slice(11, 15)) ticks += Number(spent);
  }
  // The kernel counts in hundredths of a second.
  return ticks * 10;
};

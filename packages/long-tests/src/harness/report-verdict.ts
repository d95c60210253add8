import type { Verdict } from './long-test.ts';
import { reportLine } from './report-line.ts';

const mostShown = 20;

/** Prints what a proof saw, and what is wrong; returns whether nothing is. */
export const reportVerdict = (name: string, { figures, faults }: Verdict): boolean => {
  const shown = Object.entries(figures).map(([what, value]) => `${what} ${value}`);
  reportLine(`${faults.length ? 'FAIL' : 'ok  '} ${name}: ${shown.join(', ')}`);
  for (const fault of faults.slice(0, mostShown)) reportLine(`     ${fault}`);
  return faults.length === 0;
};

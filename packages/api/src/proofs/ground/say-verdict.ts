import type { Verdict } from './proof.ts';
import { sayLine } from './say-line.ts';

const mostShown = 20;

/** Prints what a proof saw, and what is wrong; returns whether nothing is. */
export const sayVerdict = (name: string, { figures, faults }: Verdict): boolean => {
  const shown = Object.entries(figures).map(([what, value]) => `${what} ${value}`);
  sayLine(`${faults.length ? 'FAIL' : 'ok  '} ${name}: ${shown.join(', ')}`);
  for (const fault of faults.slice(0, mostShown)) sayLine(`     ${fault}`);
  return faults.length === 0;
};

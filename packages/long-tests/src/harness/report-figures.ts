import { cpus } from 'node:os';
import type { QueryFigure } from './measure-queries.ts';
import { onDatabase } from './on-database.ts';
import { reportLine } from './report-line.ts';

/** Milliseconds that 95 of 100 responses take at most: who types does not wait. */
const most = 100;

/** Prints what was measured on each database and this machine; false when a list is too slow over all its queries. */
export const reportFigures = async (
  databases: readonly string[],
  size: string,
  measure: () => Promise<QueryFigure[]>,
): Promise<boolean> => {
  let holds = true;
  reportLine(`${cpus()[0]?.model ?? 'unknown machine'}, ${cpus().length} cores`);
  for (const database of databases) {
    reportLine(`\n${database}, ${size}: p50 and p95 in ms`);
    const figures = await onDatabase(database, measure);
    for (const { name, p50, p95 } of figures)
      reportLine(`${name.padEnd(28)}${p50.toFixed(1).padStart(8)}${p95.toFixed(1).padStart(8)}`);
    const over = figures.at(-1)?.p95 ?? Number.POSITIVE_INFINITY;
    const isQuick = over < most;
    reportLine(`${isQuick ? 'holds' : 'FAILS'}  the list's p95 is ${over.toFixed(1)} ms (under ${most})`);
    holds &&= isQuick;
  }
  return holds;
};

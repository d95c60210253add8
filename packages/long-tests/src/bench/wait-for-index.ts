import { setTimeout as pause } from 'node:timers/promises';
import { reportLine } from '../harness/report-line.ts';

const reportEvery = 30_000;

/** Waits until lists come from the search, which is filled after a server has begun to answer. */
export const waitForIndex = async (origin: string, countWritten?: () => Promise<number>): Promise<void> => {
  const began = performance.now();
  for (let next = reportEvery; ; ) {
    const answer = await (await fetch(`${origin}/api/products/list?per_page=1`)).json();
    if (answer.degraded === false) return;
    const waited = performance.now() - began;
    if (countWritten && waited > next) {
      next += reportEvery;
      reportLine(`${await countWritten()} documents after ${(waited / 1_000).toFixed(0)} s`);
    }
    await pause(500);
  }
};

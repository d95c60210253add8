import type { TestServer } from '@pasar/api/testing';
import fc from 'fast-check';
import { pass } from '../commands/environment-commands.ts';
import { createMarketplaceModel } from '../reference-model/marketplace-model.ts';
import { deadlines } from '../reference-model/time.ts';
import { arrangeSystem, closeSystem } from '../system/arrange-system.ts';
import type { System } from '../system/system.ts';
import { assertNoFaults, type Course, compareSnapshots, runCommand } from './perform.ts';
import type { Tally } from './tally.ts';

/** More deadlines than any order can have one after the other. */
const mostDeadlines = 20;

/** Nobody does anything any more: everything that has a deadline ends, also what is overdue. */
const letTimeEnd = async (course: Course, real: System) => {
  for (let round = 0; round < mostDeadlines; round++) {
    const last = deadlines(course.market).at(-1) ?? course.market.now;
    const milliseconds = last - course.market.now;
    assertNoFaults(await runCommand(course, real, pass({ milliseconds, isSwept: true })));
    if (deadlines(course.market).length === 0) return;
  }
  assertNoFaults(['a deadline is open after the last one']);
};

let worlds = 0;

/** One sequence in a separate world. Throws Divergence when the server did something else than the rules say. */
export const runSequence = async (
  market: TestServer,
  tally: Tally,
  commands: Iterable<fc.AsyncCommand<Course, System>>,
): Promise<void> => {
  const real = await arrangeSystem(market, String(++worlds));
  const course: Course = { market: createMarketplaceModel(market.clock.now().getTime()), tally };
  try {
    await fc.asyncModelRun(() => ({ model: course, real }), commands);
    await letTimeEnd(course, real);
    assertNoFaults([...(await compareSnapshots(course, real)), ...(await market.audit())]);
    tally.sequences++;
  } finally {
    await closeSystem(real);
  }
};

import fc from 'fast-check';
import type { TestMarket } from '../../../testing/open-test-market.ts';
import { pass } from '../deeds/world-deeds.ts';
import type { Real } from '../real/real.ts';
import { leaveWorld, stageWorld } from '../real/stage-world.ts';
import { freshMarket } from '../rules/market.ts';
import { deadlines } from '../rules/time.ts';
import { type Course, comparePictures, demandNothing, doDeed } from './perform.ts';
import type { Tally } from './tally.ts';

/** More deadlines than any order can have one after the other. */
const mostDeadlines = 20;

/** Nobody does anything any more: everything that has a deadline ends, also what is overdue. */
const letTimeEnd = async (course: Course, real: Real) => {
  for (let round = 0; round < mostDeadlines; round++) {
    const last = deadlines(course.market).at(-1) ?? course.market.now;
    const milliseconds = last - course.market.now;
    demandNothing(await doDeed(course, real, pass({ milliseconds, isSwept: true })));
    if (deadlines(course.market).length === 0) return;
  }
  demandNothing(['a deadline is open after the last one']);
};

let worlds = 0;

/** One sequence in a world of its own. Throws Divergence when the server did something else than the rules say. */
export const runSequence = async (
  market: TestMarket,
  tally: Tally,
  commands: Iterable<fc.AsyncCommand<Course, Real>>,
): Promise<void> => {
  const real = await stageWorld(market, String(++worlds));
  const course: Course = { market: freshMarket(market.clock.now().getTime()), tally };
  try {
    await fc.asyncModelRun(() => ({ model: course, real }), commands);
    await letTimeEnd(course, real);
    demandNothing([...(await comparePictures(course, real)), ...(await market.audit())]);
    tally.sequences++;
  } finally {
    await leaveWorld(real);
  }
};

import { compareOutcomes, type Deed, hear, judge } from '../deeds/deed.ts';
import { trespass } from '../deeds/trespass.ts';
import { differences, pictureOfRules } from '../real/picture-of-rules.ts';
import { readPicture } from '../real/read-picture.ts';
import type { Real } from '../real/real.ts';
import type { Market } from '../rules/market.ts';
import { count, type Tally } from './tally.ts';

/** The rules' side of a sequence. */
export interface Course {
  market: Market;
  tally: Tally;
}

/** The server did something else than the rules say. */
export class Divergence extends Error {}

export const demandNothing = (faults: readonly string[]): void => {
  if (faults.length > 0) throw new Divergence(faults.join('\n'));
};

/** Does one deed, and says what the server did differently. */
export const doDeed = async (course: Course, real: Real, deed: Deed): Promise<string[]> => {
  const before = course.market;
  const { market, outcome } = judge(before, deed);
  const seen = await deed.act(real, before);
  await real.market.settle();
  course.market = outcome.code === 200 ? hear(market, [deed]) : market;
  count(outcome.code === 200 ? course.tally.done : course.tally.refused, deed.kind);
  return compareOutcomes(deed, seen, outcome);
};

/** Tries something that nobody may do now. */
const doTrespass = async (course: Course, real: Real, dice: number): Promise<string[]> => {
  const tried = trespass(course.market, dice);
  if (!tried) return [];
  const { deed, name } = tried;
  if (judge(course.market, deed).outcome.code === 200) return [`the rules allow ${deed.text}`];
  count(course.tally.trespasses, name);
  return doDeed(course, real, deed);
};

export const comparePictures = async (course: Course, real: Real): Promise<string[]> =>
  differences(await readPicture(real), pictureOfRules(course.market));

/** One that is not allowed, then the deed, and everything compared. Throws Divergence. */
export const perform = async (course: Course, real: Real, deed: Deed, dice: number): Promise<void> => {
  demandNothing(await doTrespass(course, real, dice));
  demandNothing(await doDeed(course, real, deed));
  const faults = await comparePictures(course, real);
  demandNothing(faults.map((fault) => `after ${deed.text}: ${fault}`));
};

import { findForbiddenCommand } from '../commands/forbidden-command.ts';
import { compareResults, judge, type ModelCommand, receiveEvents } from '../commands/model-command.ts';
import type { MarketplaceModel } from '../reference-model/marketplace-model.ts';
import { buildModelSnapshot, differences } from '../system/build-model-snapshot.ts';
import { readSnapshot } from '../system/read-snapshot.ts';
import type { System } from '../system/system.ts';
import { count, type Tally } from './tally.ts';

/** The rules' side of a sequence. */
export interface Course {
  market: MarketplaceModel;
  tally: Tally;
}

/** The server did something else than the rules say. */
export class DivergenceError extends Error {}

export const assertNoFaults = (faults: readonly string[]): void => {
  if (faults.length > 0) throw new DivergenceError(faults.join('\n'));
};

/** Does one deed, and says what the server did differently. */
export const runCommand = async (course: Course, real: System, deed: ModelCommand): Promise<string[]> => {
  const before = course.market;
  const { market, outcome } = judge(before, deed);
  const seen = await deed.act(real, before);
  await real.market.settle();
  course.market = outcome.code === 200 ? receiveEvents(market, [deed]) : market;
  count(outcome.code === 200 ? course.tally.done : course.tally.refused, deed.kind);
  return compareResults(deed, seen, outcome);
};

/** Tries something that nobody may do now. */
const doTrespass = async (course: Course, real: System, dice: number): Promise<string[]> => {
  const tried = findForbiddenCommand(course.market, dice);
  if (!tried) return [];
  const { deed, name } = tried;
  if (judge(course.market, deed).outcome.code === 200) return [`the rules allow ${deed.text}`];
  count(course.tally.trespasses, name);
  return runCommand(course, real, deed);
};

export const compareSnapshots = async (course: Course, real: System): Promise<string[]> =>
  differences(await readSnapshot(real), buildModelSnapshot(course.market));

/** One that is not allowed, then the deed, and everything compared. Throws Divergence. */
export const perform = async (
  course: Course,
  real: System,
  deed: ModelCommand,
  dice: number,
): Promise<void> => {
  assertNoFaults(await doTrespass(course, real, dice));
  assertNoFaults(await runCommand(course, real, deed));
  const faults = await compareSnapshots(course, real);
  assertNoFaults(faults.map((fault) => `after ${deed.text}: ${fault}`));
};

import type { CommandResult } from '../commands/command-result.ts';
import {
  compareResults,
  type Judged,
  judge,
  type ModelCommand,
  receiveEvents,
} from '../commands/model-command.ts';
import type { MarketplaceModel } from '../reference-model/marketplace-model.ts';
import { buildModelSnapshot, differences } from '../system/build-model-snapshot.ts';
import { readSnapshot } from '../system/read-snapshot.ts';
import type { System } from '../system/system.ts';
import { assertNoFaults, type Course } from './perform.ts';
import { count } from './tally.ts';

interface Candidate {
  market: MarketplaceModel;
  outcomes: [CommandResult, CommandResult];
  isLate: boolean;
}

const heard = (judged: Judged, deeds: readonly ModelCommand[]) =>
  judged.outcome.code === 200 ? receiveEvents(judged.market, deeds) : judged.market;

/** Two deeds one after the other; events are heard between them, or at the end. */
const inOrder = (
  before: MarketplaceModel,
  first: ModelCommand,
  second: ModelCommand,
): { market: MarketplaceModel; outcomes: [CommandResult, CommandResult] }[] => {
  const one = judge(before, first);
  const early = judge(heard(one, [first]), second);
  const late = judge(one.market, second);
  const both = [...(one.outcome.code === 200 ? [first] : []), ...(late.outcome.code === 200 ? [second] : [])];
  return [
    { market: heard(early, [second]), outcomes: [one.outcome, early.outcome] },
    { market: receiveEvents(late.market, both), outcomes: [one.outcome, late.outcome] },
    { market: receiveEvents(late.market, both.toReversed()), outcomes: [one.outcome, late.outcome] },
  ];
};

/** The other one was quicker, and a page that was seen a moment ago is not what it was. */
const tooLate = (
  before: MarketplaceModel,
  quick: ModelCommand,
  slow: ModelCommand,
): { market: MarketplaceModel; outcomes: [CommandResult, CommandResult] }[] => {
  if (!slow.whenLate) return [];
  const one = judge(before, quick);
  const market = structuredClone(heard(one, [quick]));
  slow.whenLate(market);
  return [{ market, outcomes: [one.outcome, { code: 409, reason: null, shown: null }] }];
};

/** Everything that the rules accept when two deeds happen at the same moment. */
const candidates = (before: MarketplaceModel, one: ModelCommand, other: ModelCommand): Candidate[] => {
  const turn = ({
    market,
    outcomes: [a, b],
  }: {
    market: MarketplaceModel;
    outcomes: [CommandResult, CommandResult];
  }) => ({
    market,
    outcomes: [b, a] as [CommandResult, CommandResult],
  });
  return [
    ...[...inOrder(before, one, other), ...inOrder(before, other, one).map(turn)].map((found) => ({
      ...found,
      isLate: false,
    })),
    ...[...tooLate(before, one, other), ...tooLate(before, other, one).map(turn)].map((found) => ({
      ...found,
      isLate: true,
    })),
  ];
};

/** Does two deeds at the same moment; what comes of it has to be what either order gives. Throws Divergence. */
export const performAtOnce = async (
  course: Course,
  real: System,
  one: ModelCommand,
  other: ModelCommand,
): Promise<void> => {
  const { market: before, tally } = course;
  const [first, second] = await Promise.all([one.act(real, before), other.act(real, before)]);
  await real.market.settle();
  const picture = await readSnapshot(real);
  const faultsOf = ({ market, outcomes: [a, b] }: Candidate) => [
    ...compareResults(one, first, a),
    ...compareResults(other, second, b),
    ...differences(picture, buildModelSnapshot(market)),
  ];
  const tried = candidates(before, one, other).map((found) => ({ found, faults: faultsOf(found) }));
  const match = tried.find(({ faults }) => faults.length === 0);
  const closest = tried.toSorted((a, b) => a.faults.length - b.faults.length)[0];
  const what = `${one.text} and ${other.text} at once`;
  assertNoFaults(match ? [] : [`${what}: in no order`, ...(closest?.faults ?? [])]);
  course.market = match?.found.market ?? before;
  tally.pairs++;
  if (match?.found.isLate) tally.late++;
  count(first.code === 200 ? tally.done : tally.refused, one.kind);
  count(second.code === 200 ? tally.done : tally.refused, other.kind);
};

import { compareOutcomes, type Deed, hear, type Judged, judge, type Outcome } from '../deeds/deed.ts';
import { differences, pictureOfRules } from '../real/picture-of-rules.ts';
import { readPicture } from '../real/read-picture.ts';
import type { Real } from '../real/real.ts';
import type { Market } from '../rules/market.ts';
import { type Course, demandNothing } from './perform.ts';
import { count } from './tally.ts';

interface Candidate {
  market: Market;
  outcomes: [Outcome, Outcome];
  isLate: boolean;
}

const heard = (judged: Judged, deeds: readonly Deed[]) =>
  judged.outcome.code === 200 ? hear(judged.market, deeds) : judged.market;

/** Two deeds one after the other; events are heard between them, or at the end. */
const inOrder = (
  before: Market,
  first: Deed,
  second: Deed,
): { market: Market; outcomes: [Outcome, Outcome] }[] => {
  const one = judge(before, first);
  const early = judge(heard(one, [first]), second);
  const late = judge(one.market, second);
  const both = [...(one.outcome.code === 200 ? [first] : []), ...(late.outcome.code === 200 ? [second] : [])];
  return [
    { market: heard(early, [second]), outcomes: [one.outcome, early.outcome] },
    { market: hear(late.market, both), outcomes: [one.outcome, late.outcome] },
    { market: hear(late.market, both.toReversed()), outcomes: [one.outcome, late.outcome] },
  ];
};

/** The other one was quicker, and a page that was seen a moment ago is not what it was. */
const tooLate = (
  before: Market,
  quick: Deed,
  slow: Deed,
): { market: Market; outcomes: [Outcome, Outcome] }[] => {
  if (!slow.whenLate) return [];
  const one = judge(before, quick);
  const market = structuredClone(heard(one, [quick]));
  slow.whenLate(market);
  return [{ market, outcomes: [one.outcome, { code: 409, reason: null, shown: null }] }];
};

/** Everything that the rules accept when two deeds happen at the same moment. */
const candidates = (before: Market, one: Deed, other: Deed): Candidate[] => {
  const turn = ({ market, outcomes: [a, b] }: { market: Market; outcomes: [Outcome, Outcome] }) => ({
    market,
    outcomes: [b, a] as [Outcome, Outcome],
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
export const performAtOnce = async (course: Course, real: Real, one: Deed, other: Deed): Promise<void> => {
  const { market: before, tally } = course;
  const [first, second] = await Promise.all([one.act(real, before), other.act(real, before)]);
  await real.market.settle();
  const picture = await readPicture(real);
  const faultsOf = ({ market, outcomes: [a, b] }: Candidate) => [
    ...compareOutcomes(one, first, a),
    ...compareOutcomes(other, second, b),
    ...differences(picture, pictureOfRules(market)),
  ];
  const tried = candidates(before, one, other).map((found) => ({ found, faults: faultsOf(found) }));
  const match = tried.find(({ faults }) => faults.length === 0);
  const closest = tried.toSorted((a, b) => a.faults.length - b.faults.length)[0];
  const what = `${one.text} and ${other.text} at once`;
  demandNothing(match ? [] : [`${what}: in no order`, ...(closest?.faults ?? [])]);
  course.market = match?.found.market ?? before;
  tally.pairs++;
  if (match?.found.isLate) tally.late++;
  count(first.code === 200 ? tally.done : tally.refused, one.kind);
  count(second.code === 200 ? tally.done : tally.refused, other.kind);
};

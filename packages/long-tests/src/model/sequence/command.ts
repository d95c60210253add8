import type fc from 'fast-check';
import type { ModelCommand } from '../commands/model-command.ts';
import type { MarketplaceModel } from '../reference-model/marketplace-model.ts';
import type { System } from '../system/system.ts';
import { findPair } from './pairs.ts';
import { type Course, perform } from './perform.ts';
import { performAtOnce } from './perform-at-once.ts';

/** A command of fast-check on rules and server. */
export type Command = fc.AsyncCommand<Course, System>;

const second = 1_000;

/** Everything happens a second later. */
export const tickClock = (course: Course, real: System) => {
  course.market = { ...course.market, now: course.market.now + second };
  real.market.clock.advance(second);
};

/** A deed that is found in the market as it is by then. */
export const command = (
  name: string,
  dice: number,
  find: (market: MarketplaceModel) => ModelCommand | null,
): Command => ({
  check: ({ market }) => find(market) !== null,
  run: async (course, real) => {
    const deed = find(course.market);
    tickClock(course, real);
    if (deed) await perform(course, real, deed, dice);
  },
  toString: () => name,
});

/** Two deeds at the same moment. */
export const atOnce = (dice: number): Command => ({
  check: ({ market }) => findPair(market, dice) !== null,
  run: async (course, real) => {
    const pair = findPair(course.market, dice);
    tickClock(course, real);
    if (pair) await performAtOnce(course, real, ...pair);
  },
  toString: () => `at once(${dice})`,
});

type Find = (market: MarketplaceModel) => ModelCommand | null;

/** One deed after the other; those that find nothing to do are left out. */
export const chain = (name: string, dice: number, finds: readonly Find[]): Command => ({
  check: ({ market }) => finds[0]?.(market) !== null,
  run: async (course, real) => {
    for (const find of finds) {
      const deed = find(course.market);
      tickClock(course, real);
      if (deed) await perform(course, real, deed, dice);
    }
  },
  toString: () => name,
});

import type { Context } from '../../../platform/context.ts';
import { listRules } from './list-rules.ts';
import { createRulebook, type Rulebook } from './rulebook.ts';
import type { SearchRule } from './search-rule.ts';

/** A changed rule holds in every process after so many milliseconds. */
const freshFor = 5_000;

const readRules = async (ctx: Context): Promise<SearchRule[]> =>
  (await listRules(ctx)).filter(({ isActive }) => isActive).map(({ rule }) => rule);

export type OpenRulebook = (ctx: Context) => Promise<Rulebook>;

/** The rules as they were at most a few seconds ago; each process reads them for itself. */
export const openRulebook = (): OpenRulebook => {
  let known: { rulebook: Promise<Rulebook>; at: number } | null = null;
  return async (ctx) => {
    const now = ctx.clock.now().getTime();
    if (!known || Math.abs(now - known.at) >= freshFor) {
      const rulebook = readRules(ctx).then(createRulebook);
      known = { rulebook, at: now };
      rulebook.catch(() => {
        known = null;
      });
    }
    return known.rulebook;
  };
};

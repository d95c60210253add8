import type { Context } from '../../../platform/context.ts';
import { createRulebook, type Rulebook } from './rulebook.ts';
import type { SearchRule } from './search-rule.ts';
import { shippedRules } from './shipped-rules.ts';

/** A changed rule holds in every process after so many milliseconds. */
const freshFor = 5_000;

const keyOf = ({ kind, phrases }: Pick<SearchRule, 'kind' | 'phrases'>): string =>
  `${kind} ${[...phrases].sort().join()}`;

const readRules = async (ctx: Context): Promise<SearchRule[]> => {
  const rows = await ctx.db
    .selectFrom('search_rules')
    .select(['kind', 'phrases', 'target', 'is_active'])
    .orderBy('id')
    .execute();
  const off = new Set(rows.filter(({ is_active }) => !is_active).map(keyOf));
  const added = rows.filter(({ is_active }) => is_active) as unknown as SearchRule[];
  return [...shippedRules.filter((rule) => !off.has(keyOf(rule))), ...added];
};

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

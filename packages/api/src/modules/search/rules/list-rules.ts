import type { Selectable } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import type { SearchRules } from '../search.tables.ts';
import { ruleKey } from './rule-key.ts';
import type { SearchRule } from './search-rule.ts';
import { shippedRules } from './shipped-rules.ts';

/** A rule with its row; one that comes with the server has a row only once staff changed it or switched it off. */
export interface ListedRule {
  rule: SearchRule;
  isShipped: boolean;
  isActive: boolean;
  row: Selectable<SearchRules> | null;
}

const shipped: ReadonlyMap<string, SearchRule> = new Map(shippedRules.map((rule) => [ruleKey(rule), rule]));

/** Every rule, those that come with the server first; a row stands for the shipped rule with its kind and phrases. */
export const listRules = async (ctx: Context): Promise<ListedRule[]> => {
  const rows = await ctx.db.selectFrom('search_rules').selectAll().orderBy('id').execute();
  const rules = new Map<string, ListedRule>();
  for (const [key, rule] of shipped) rules.set(key, { rule, isShipped: true, isActive: true, row: null });
  for (const row of rows) {
    const key = ruleKey(row);
    const rule = row as unknown as SearchRule;
    rules.set(key, { rule, isShipped: shipped.has(key), isActive: row.is_active, row });
  }
  return [...rules.values()];
};

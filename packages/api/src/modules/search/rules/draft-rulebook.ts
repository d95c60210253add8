import type { SearchRuleForm } from '@pasar/contract';
import type { Context } from '../../../platform/context.ts';
import { checkRule } from './check-rule.ts';
import { listRules } from './list-rules.ts';
import { ruleKey } from './rule-key.ts';
import { createRulebook, type Rulebook } from './rulebook.ts';
import type { SearchRule } from './search-rule.ts';

/** The rules as they would be with these saved. Throws 422 for a draft that could not be saved. */
export const draftRulebook = async (ctx: Context, drafts: readonly SearchRuleForm[]): Promise<Rulebook> => {
  const changed = new Set(drafts.map(ruleKey));
  const others = (await listRules(ctx)).filter(({ rule }) => !changed.has(ruleKey(rule)));
  for (const draft of drafts) await checkRule(ctx, draft, others);
  const added = drafts
    .filter((draft) => draft.is_active)
    .map((draft) => ({ ...draft, target: { [draft.kind]: draft.target } }) as unknown as SearchRule);
  return createRulebook([...others.filter(({ isActive }) => isActive).map(({ rule }) => rule), ...added]);
};

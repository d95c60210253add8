import { type SearchRuleForm, searchAttributes, searchIntents } from '@pasar/contract';
import type { Context } from '../../../platform/context.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import type { ListedRule } from './list-rules.ts';
import { normalizePhrase } from './rulebook.ts';

const isTarget = async (
  ctx: Context,
  kind: SearchRuleForm['kind'],
  target: string | null,
): Promise<boolean> => {
  if (kind === 'intent') return searchIntents.some((one) => one === target);
  if (kind === 'attribute') return searchAttributes.some((one) => one === target);
  if (kind !== 'category') return target === null;
  return (
    target !== null &&
    (await ctx.db.selectFrom('categories').select('id').where('slug', '=', target).executeTakeFirst()) !==
      undefined
  );
};

/** Kinds whose phrase can mean one thing only. */
const oneMeaning = ['intent', 'attribute', 'category'];

/**
 * Refuses a rule that could not work beside the others: phrases without words, a wrong target, a phrase that means
 * something else. Throws 422 naming the field.
 */
export const checkRule = async (
  ctx: Context,
  { kind, phrases, target, is_active }: SearchRuleForm,
  others: readonly ListedRule[],
) => {
  const words = phrases.map(normalizePhrase);
  const isUsable = words.every((word) => word !== '') && new Set(words).size === words.length;
  if (!isUsable) throw apiError.invalid({ phrases: ['search-rule.phrases.invalid'] });
  // What switches a rule off needs only to name it.
  if (!is_active) return;
  if ((kind === 'synonym' || kind === 'one_way') && words.length < 2)
    throw apiError.invalid({ phrases: ['search-rule.phrases.few'] });
  if (!(await isTarget(ctx, kind, target)))
    throw apiError.invalid({ target: ['search-rule.target.invalid'] });
  const contradicts = others.some(
    ({ rule, isActive }) =>
      isActive &&
      rule.kind === kind &&
      rule.phrases.some((phrase) => words.includes(normalizePhrase(phrase))),
  );
  if (oneMeaning.includes(kind) && contradicts)
    throw apiError.invalid({ phrases: ['search-rule.phrases.taken'] });
};

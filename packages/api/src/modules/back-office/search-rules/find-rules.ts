import type { AdminSearchRule, endpoints, HandlerInput } from '@pasar/contract';
import type { Context } from '../../../platform/context.ts';
import { type ListedRule, listRules, normalizePhrase } from '../../search/index.ts';

type Query = HandlerInput<typeof endpoints.adminSearch.rules>['query'];

/** The intent, the attribute or the category's slug; null for the other kinds. */
export const getTarget = ({ rule }: ListedRule): string | null => {
  const [target] = 'target' in rule ? Object.values(rule.target) : [];
  return target ?? null;
};

/** The rules as staff read them, in the same order. */
export const presentRules = async (
  ctx: Context,
  rules: readonly ListedRule[],
): Promise<AdminSearchRule[]> => {
  const ids = rules.flatMap(({ row }) => row?.updated_by ?? []);
  const people =
    ids.length === 0
      ? []
      : await ctx.db.selectFrom('users').select(['id', 'email']).where('id', 'in', ids).execute();
  const emails = new Map(people.map(({ id, email }) => [id, email]));
  return rules.map((listed) => ({
    id: listed.row?.id ?? null,
    kind: listed.rule.kind,
    phrases: [...listed.rule.phrases],
    target: getTarget(listed),
    origin: listed.isShipped ? 'shipped' : 'staff',
    is_active: listed.isActive,
    note: listed.row?.note ?? '',
    updated_by: emails.get(listed.row?.updated_by ?? 0) ?? null,
    updated_at: listed.row?.updated_at.toISOString() ?? null,
  }));
};

/** A page of the rules of a kind that have the text in a phrase or as their target. */
export const findRules = async (
  ctx: Context,
  { kind, search, page, per_page }: Query,
): Promise<{ rules: AdminSearchRule[]; total: number }> => {
  const wanted = normalizePhrase(search);
  const has = (listed: ListedRule) =>
    [...listed.rule.phrases, getTarget(listed) ?? ''].some((one) => normalizePhrase(one).includes(wanted));
  const found = (await listRules(ctx)).filter(
    (listed) => (kind === 'all' || listed.rule.kind === kind) && has(listed),
  );
  const shown = found.slice((page - 1) * per_page, page * per_page);
  return { rules: await presentRules(ctx, shown), total: found.length };
};

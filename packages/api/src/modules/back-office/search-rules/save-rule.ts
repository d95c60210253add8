import type { AdminSearchRule, SavedSearchRule } from '@pasar/contract';
import { sql } from 'kysely';
import type { Context, HandlerArgs } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { json } from '../../../platform/database/json.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { recordAudit } from '../../audit/index.ts';
import { checkRule, type ListedRule, listRules, normalizePhrase, ruleKey } from '../../search/index.ts';
import { getTarget, presentRules } from './find-rules.ts';

/** Two people who save at once must see each other's rule. */
const lockRules = ({ db }: Context) => sql`lock table search_rules in share row exclusive mode`.execute(db);

const presentOne = async (ctx: Context, listed: ListedRule | undefined): Promise<AdminSearchRule> => {
  const [rule] = listed ? await presentRules(ctx, [listed]) : [];
  if (!rule) throw apiError.notFound('search-rule.not-found');
  return rule;
};

const findByKey = (rules: readonly ListedRule[], key: string) =>
  rules.find(({ rule }) => ruleKey(rule) === key);

type Form = Omit<SavedSearchRule, 'replaces'>;

/** Writes a rule over what staff saved of it before; returns its number. */
const write = async (
  ctxInTx: Context,
  row: ListedRule['row'] | undefined,
  { kind, phrases, target, is_active, note }: Form,
): Promise<number> => {
  const values = {
    kind,
    phrases: phrases.map(normalizePhrase),
    target: json(target === null ? {} : { [kind]: target }),
    is_active,
    note,
    updated_by: ctxInTx.actor.kind === 'user' ? ctxInTx.actor.userId : null,
    updated_at: ctxInTx.clock.now(),
  };
  const { db } = ctxInTx;
  const { id } = row
    ? await db
        .updateTable('search_rules')
        .set(values)
        .where('id', '=', row.id)
        .returning('id')
        .executeTakeFirstOrThrow()
    : await db.insertInto('search_rules').values(values).returning('id').executeTakeFirstOrThrow();
  return id;
};

/** What a new rule takes the place of goes; a rule of the server is switched off instead. */
const retire = async (ctxInTx: Context, old: ListedRule, note: string): Promise<void> => {
  const { row, rule, isShipped } = old;
  if (!isShipped && row) {
    await ctxInTx.db.deleteFrom('search_rules').where('id', '=', row.id).execute();
    return;
  }
  const form = {
    kind: rule.kind,
    phrases: [...rule.phrases],
    target: getTarget(old),
    is_active: false,
    note,
  };
  await write(ctxInTx, row, form);
};

/**
 * Adds a rule or changes the one with its kind and phrases; an inactive one switches it off. Throws 404 when there is
 * nothing to switch off or to replace, and 422 for phrases without words, a wrong target, and a phrase that means
 * something else.
 */
export const saveRule = ({
  ctx,
  input: { replaces, ...form },
}: HandlerArgs<Form & { replaces?: string[] | null }>): Promise<AdminSearchRule> =>
  inTransaction(ctx, async (ctxInTx) => {
    await lockRules(ctxInTx);
    const rules = await listRules(ctxInTx);
    const key = ruleKey(form);
    const oldKey = replaces ? ruleKey({ kind: form.kind, phrases: replaces }) : key;
    const known = findByKey(rules, key);
    const old = oldKey === key ? undefined : findByKey(rules, oldKey);
    await checkRule(
      ctxInTx,
      form,
      rules.filter((listed) => listed !== known && listed !== old),
    );
    if (oldKey !== key && !old) throw apiError.notFound('search-rule.not-found');
    const before = old || known || !form.is_active ? await presentOne(ctxInTx, old ?? known) : undefined;
    if (old) await retire(ctxInTx, old, form.note);
    const target = form.is_active ? form.target : (before?.target ?? null);
    const id = await write(ctxInTx, known?.row, { ...form, target });
    const after = await presentOne(ctxInTx, findByKey(await listRules(ctxInTx), key));
    await recordAudit(ctxInTx, {
      action: 'search-rule.save',
      target: { type: 'search-rule', id },
      ...(before ? { before } : {}),
      after,
    });
    return after;
  });

/** Deletes what staff saved; a rule of the server holds again as it came. Throws 404. */
export const deleteRule = ({ ctx, input: id }: HandlerArgs<number>): Promise<AdminSearchRule> =>
  inTransaction(ctx, async (ctxInTx) => {
    await lockRules(ctxInTx);
    const before = await presentOne(
      ctxInTx,
      (await listRules(ctxInTx)).find(({ row }) => row?.id === id),
    );
    await ctxInTx.db.deleteFrom('search_rules').where('id', '=', id).execute();
    await recordAudit(ctxInTx, { action: 'search-rule.delete', target: { type: 'search-rule', id }, before });
    return before;
  });

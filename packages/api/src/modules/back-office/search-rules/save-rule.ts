import type { AdminSearchRule, SearchRuleForm } from '@pasar/contract';
import { sql } from 'kysely';
import type { Context, HandlerArgs } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { json } from '../../../platform/database/json.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { recordAudit } from '../../audit/index.ts';
import { checkRule, type ListedRule, listRules, normalizePhrase, ruleKey } from '../../search/index.ts';
import { presentRules } from './find-rules.ts';

/** Two people who save at once must see each other's rule. */
const lockRules = ({ db }: Context) => sql`lock table search_rules in share row exclusive mode`.execute(db);

const presentOne = async (ctx: Context, listed: ListedRule | undefined): Promise<AdminSearchRule> => {
  const [rule] = listed ? await presentRules(ctx, [listed]) : [];
  if (!rule) throw apiError.notFound('search-rule.not-found');
  return rule;
};

const findByKey = (rules: readonly ListedRule[], key: string) =>
  rules.find(({ rule }) => ruleKey(rule) === key);

/**
 * Adds a rule or changes the one with its kind and phrases; an inactive one switches it off. Throws 404 when there is
 * nothing to switch off, and 422 for phrases without words, a wrong target, and a phrase that means something else.
 */
export const saveRule = ({ ctx, input: form }: HandlerArgs<SearchRuleForm>): Promise<AdminSearchRule> =>
  inTransaction(ctx, async (ctxInTx) => {
    await lockRules(ctxInTx);
    const rules = await listRules(ctxInTx);
    const key = ruleKey(form);
    const known = findByKey(rules, key);
    await checkRule(
      ctxInTx,
      form,
      rules.filter((listed) => listed !== known),
    );
    const before = known || !form.is_active ? await presentOne(ctxInTx, known) : undefined;
    const target = form.is_active ? form.target : (before?.target ?? null);
    const values = {
      kind: form.kind,
      phrases: form.phrases.map(normalizePhrase),
      target: json(target === null ? {} : { [form.kind]: target }),
      is_active: form.is_active,
      note: form.note,
      updated_by: ctx.actor.kind === 'user' ? ctx.actor.userId : null,
      updated_at: ctx.clock.now(),
    };
    const { id } = known?.row
      ? await ctxInTx.db
          .updateTable('search_rules')
          .set(values)
          .where('id', '=', known.row.id)
          .returning('id')
          .executeTakeFirstOrThrow()
      : await ctxInTx.db.insertInto('search_rules').values(values).returning('id').executeTakeFirstOrThrow();
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

import {
  type AdminVoucher,
  type PlatformVoucherEdit,
  type PlatformVoucherForm,
  voucherTimeProblems,
} from '@pasar/contract';
import type { Context, HandlerArgs } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { apiError, type FieldErrors } from '../../../platform/http/api-error.ts';
import { recordAudit } from '../../audit/index.ts';
import { lockVoucher, readVoucher } from './find-vouchers.ts';

const target = (id: number) => ({ type: 'voucher', id });

const valuesOf = ({ date_start, date_end, category_ids, ...form }: PlatformVoucherForm) => ({
  ...form,
  scope: category_ids.length > 0 ? ('categories' as const) : ('all' as const),
  starts_at: new Date(date_start),
  ends_at: new Date(date_end),
});

/** Throws 422 when the times of a form cannot be any more. */
const demandTimes = ({ clock }: Context, form: PlatformVoucherForm): void => {
  const problems = Object.entries(voucherTimeProblems(form, clock.now()));
  if (problems.length === 0) return;
  throw apiError.invalid(Object.fromEntries(problems.map(([field, says]) => [field, [says]])));
};

/** Codes are unique across the marketplace; the unique index decides between two at once. */
const demandFreeCode = async ({ db }: Context, code: string, ownId: number | null): Promise<void> => {
  const taken = await db
    .selectFrom('vouchers')
    .select('id')
    .where('voucher_code', '=', code)
    .executeTakeFirst();
  if (taken && taken.id !== ownId) throw apiError.invalid({ voucher_code: ['voucher.code.taken'] });
};

/** Lets a voucher count for these categories alone. Throws 422 for unknown ones. */
const keepCategories = async (
  { db }: Context,
  id: number,
  category_ids: readonly number[],
): Promise<void> => {
  await db.deleteFrom('voucher_categories').where('voucher_id', '=', id).execute();
  if (category_ids.length === 0) return;
  const known = await db.selectFrom('categories').select('id').where('id', 'in', category_ids).execute();
  if (known.length < category_ids.length) throw apiError.invalid({ category_ids: ['field.invalid'] });
  const rows = category_ids.map((category_id) => ({ voucher_id: id, category_id }));
  await db.insertInto('voucher_categories').values(rows).execute();
};

/** Adds a voucher that the marketplace pays. Throws 422 (domain 3.6). */
export const addVoucher = ({ ctx, input: form }: HandlerArgs<PlatformVoucherForm>): Promise<AdminVoucher> =>
  inTransaction(ctx, async (ctxInTx) => {
    demandTimes(ctxInTx, form);
    const added = await ctxInTx.db
      .insertInto('vouchers')
      .values({
        ...valuesOf(form),
        owner: 'platform',
        merchant_id: null,
        image_media_id: null,
        created_at: ctx.clock.now(),
      })
      .onConflict((conflict) => conflict.column('voucher_code').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!added) throw apiError.invalid({ voucher_code: ['voucher.code.taken'] });
    await keepCategories(ctxInTx, added.id, form.category_ids);
    const after = await readVoucher(ctxInTx, added.id);
    await recordAudit(ctxInTx, { action: 'voucher.create', target: target(added.id), after });
    return after;
  });

/** Used vouchers must stay as users found them: only names, a later end, a higher quota (domain 3.6, rule 2). */
const demandOpenFields = (before: AdminVoucher, form: PlatformVoucherForm): void => {
  const { name_id, name_en, description_id, description_en, date_end, quota, ...locked } = form;
  const changed = (Object.keys(locked) as (keyof typeof locked)[]).filter(
    (field) => JSON.stringify(locked[field]) !== JSON.stringify(before[field]),
  );
  const fields: FieldErrors = Object.fromEntries(changed.map((field) => [field, ['voucher.locked']]));
  if (new Date(date_end) < new Date(before.date_end)) fields.date_end = ['voucher.end.only-later'];
  if (quota < before.quota) fields.quota = ['voucher.quota.only-up'];
  if (Object.keys(fields).length > 0) throw apiError.invalid(fields);
};

/**
 * Changes a voucher of the marketplace. Throws 404, 409 with the current voucher when `version` is old or it is over,
 * and 422 (domain 3.6).
 */
export const changeVoucher = ({
  ctx,
  input: { promo_id, version, ...given },
}: HandlerArgs<PlatformVoucherEdit>): Promise<AdminVoucher> =>
  inTransaction(ctx, async (ctxInTx) => {
    const before = await lockVoucher(ctxInTx, promo_id);
    const form = { ...given, category_ids: given.category_ids.toSorted((a, b) => a - b) };
    if (before.version !== version) throw apiError.conflict('request.conflict', before);
    if (before.state === 'ended') throw apiError.conflict('voucher.ended', before);
    if (new Date(before.date_start) <= ctx.clock.now()) demandOpenFields(before, form);
    else demandTimes(ctxInTx, form);
    await demandFreeCode(ctxInTx, form.voucher_code, promo_id);
    await ctxInTx.db
      .updateTable('vouchers')
      .set({ ...valuesOf(form), version: version + 1 })
      .where('id', '=', promo_id)
      .execute();
    await keepCategories(ctxInTx, promo_id, form.category_ids);
    const after = await readVoucher(ctxInTx, promo_id);
    await recordAudit(ctxInTx, { action: 'voucher.edit', target: target(promo_id), before, after });
    return after;
  });

import type { VoucherForm } from '@pasar/contract';
import type { Selectable } from 'kysely';
import type { Context, HandlerArgs } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { apiError, type FieldErrors } from '../../../platform/http/api-error.ts';
import { getCurrentMerchantId } from '../../../platform/http/get-current-merchant-id.ts';
import type { Vouchers } from '../promos.tables.ts';
import { getVoucherState } from '../voucher-state.ts';
import { assertVoucherTimes, type ChangedVoucher } from './create-voucher.ts';
import { lockOwnVoucher } from './lock-own-voucher.ts';
import { hasStarted } from './present-store-voucher.ts';
import { saveVoucherProducts, showImage } from './save-voucher-products.ts';
import { voucherValues } from './voucher-values.ts';

type Voucher = Selectable<Vouchers>;

/** A voucher as its form. */
const formOf = (voucher: Voucher, product_ids: number[], { description }: VoucherForm) => ({
  voucher_code: voucher.voucher_code,
  // Whichever language the page shows.
  description: description === voucher.description_en ? voucher.description_en : voucher.description_id,
  image: voucher.image_media_id,
  kind: voucher.kind,
  discount_type: voucher.discount_type,
  discount_value: voucher.discount_value,
  max_discount: voucher.max_discount,
  min_spend: voucher.min_spend,
  per_user_limit: voucher.per_user_limit,
  date_start: voucher.starts_at.toISOString(),
  target: voucher.target,
  scope: voucher.scope,
  product_ids,
});

const readProductIds = async ({ db }: Context, id: number): Promise<number[]> => {
  const rows = await db
    .selectFrom('voucher_products')
    .select('product_id')
    .where('voucher_id', '=', id)
    .orderBy('product_id')
    .execute();
  return rows.map(({ product_id }) => product_id);
};

const plain = (value: unknown) =>
  JSON.stringify(Array.isArray(value) ? value.toSorted((a, b) => a - b) : value);

/** Used vouchers must stay as users found them (domain 3.6, rule 2). */
const demandOpenFields = async (ctx: Context, voucher: Voucher, form: VoucherForm) => {
  const before = formOf(voucher, await readProductIds(ctx, voucher.id), form);
  const fields: FieldErrors = {};
  for (const [field, value] of Object.entries(before)) {
    const wanted = form[field as keyof typeof before];
    if (plain(wanted) !== plain(value)) fields[field] = ['voucher.locked'];
  }
  if (new Date(form.date_end) < voucher.ends_at) fields.date_end = ['voucher.end.only-later'];
  if (form.quota < voucher.quota) fields.quota = ['voucher.quota.only-up'];
  if (Object.keys(fields).length > 0) throw apiError.invalid(fields);
};

const save = async (ctx: Context, id: number, values: ReturnType<typeof voucherValues>) => {
  const taken = await ctx.db
    .selectFrom('vouchers')
    .select('id')
    .where('voucher_code', '=', values.voucher_code)
    .where('id', '<>', id)
    .executeTakeFirst();
  if (taken) throw apiError.invalid({ voucher_code: ['voucher.code.taken'] });
  return ctx.db
    .updateTable('vouchers')
    .set(values)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
};

/** Two vouchers that take one code at the same time: the database rejects the second. */
const isTaken = (error: unknown) => (error as { code?: string })?.code === '23505';

/**
 * Changes a voucher of the current user's store: all of it before it starts, then only what
 * `openVoucherFields` names, and only in one direction. Throws 401, 403, 404, 409 for one that is over, 422.
 */
export const editVoucher = async ({
  ctx,
  input: { id, form },
}: HandlerArgs<{ id: number; form: VoucherForm }>): Promise<ChangedVoucher> => {
  const merchantId = getCurrentMerchantId(ctx);
  const work = inTransaction(ctx, async (ctxInTx) => {
    const now = ctxInTx.clock.now();
    const voucher = await lockOwnVoucher(ctxInTx, id);
    if (getVoucherState(voucher, now) === 'ended')
      throw apiError.conflict('voucher.ended', { reason: 'ended' });
    if (hasStarted(voucher, now)) {
      await demandOpenFields(ctxInTx, voucher, form);
    } else {
      assertVoucherTimes(ctxInTx, form);
      await showImage(ctxInTx, form.image);
      await saveVoucherProducts(ctxInTx, { id, merchantId }, form);
    }
    const saved = await save(ctxInTx, id, voucherValues(form, voucher));
    return { id, state: getVoucherState(saved, now) };
  });
  return work.catch((error: unknown) => {
    throw isTaken(error) ? apiError.invalid({ voucher_code: ['voucher.code.taken'] }) : error;
  });
};

import { type Context, earlier, hour, later, minute } from '@pasar/api/testing';
import { at, modelFixture } from '../reference-model/model-fixture.ts';

/** A voucher of the world under its own code. */
export const arrangeVoucher = async (
  ctx: Context,
  index: number,
  voucher_code: string,
  stores: readonly number[],
) => {
  const { store, kind, percent, amount, most, minSpend, quota, perBuyer, byCode, days } = at(
    modelFixture.vouchers,
    index,
  );
  const { id } = await ctx.db
    .insertInto('vouchers')
    .values({
      owner: store === null ? 'platform' : 'merchant',
      merchant_id: store === null ? null : at(stores, store),
      voucher_code,
      name_id: voucher_code,
      name_en: voucher_code,
      kind,
      discount_type: percent > 0 ? 'percent' : 'amount',
      discount_value: percent || amount,
      max_discount: most,
      min_spend: minSpend,
      quota,
      per_user_limit: perBuyer,
      target: byCode ? 'code_only' : 'public',
      starts_at: earlier(ctx.clock, minute),
      ends_at: later(ctx.clock, days * 24 * hour),
      created_at: ctx.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

import { arrangeBuyers, arrangeProducts, day } from '@pasar/api/testing';
import { callFor, differs, type LongTestHarness, tally, type Verdict } from '../harness/long-test.ts';
import { checkoutCart, pay } from '../harness/shopper.ts';

/** R2: more people pay with a voucher than it has uses, one of them pressing "use" twenty times. */
export const raceForAVoucher = async (
  ground: LongTestHarness,
  { buyers, quota }: { buyers: number; quota: number },
): Promise<Verdict> => {
  const ctx = ground.context();
  const now = ctx.clock.now();
  const [thing] = await arrangeProducts(ground, [buyers]);
  if (!thing) throw new Error('nothing to buy');
  const voucher = await ctx.db
    .insertInto('vouchers')
    .values({
      owner: 'platform',
      merchant_id: null,
      voucher_code: 'BUKTI',
      name_id: 'Bukti',
      name_en: 'Proof',
      kind: 'discount',
      discount_type: 'amount',
      discount_value: 5_000,
      max_discount: null,
      quota,
      starts_at: new Date(now.getTime() - day),
      ends_at: new Date(now.getTime() + day),
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const people = await arrangeBuyers(ctx, buyers, { wallet: 1_000_000 });
  const ready = [];
  for (const [at, buyer] of people.entries()) {
    const call = callFor(ground, at);
    const { id } = await checkoutCart(call, buyer, [thing]);
    const body = { promo_id: voucher.id, checkout_id: id };
    const presses = at === 0 ? 20 : 1;
    const chosen = await Promise.all(
      Array.from({ length: presses }, () => call('/promo/select', { token: buyer.token, body })),
    );
    const summary = chosen.at(-1)?.data.summary;
    ready.push({ buyer, checkout: { id, total: summary.grand_total }, discount: summary.voucher });
  }
  const answers = await Promise.all(
    ready.map(({ buyer, checkout }, at) => pay(callFor(ground, at), buyer, checkout)),
  );
  const { ok, refused, strange } = tally(answers);
  const { used } = await ctx.db
    .selectFrom('vouchers')
    .select('used')
    .where('id', '=', voucher.id)
    .executeTakeFirstOrThrow();
  return {
    figures: { pays: buyers, quota, ok, refused },
    faults: [
      ...strange,
      ...differs('discount of the one who pressed twenty times', ready[0]?.discount ?? 0, 5_000),
      ...differs('orders', ok, Math.min(buyers, quota)),
      ...differs('uses', used, Math.min(buyers, quota)),
      ...(await ground.audit()),
    ],
  };
};

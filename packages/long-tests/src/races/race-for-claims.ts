import { arrangeBuyers, day } from '@pasar/api/testing';
import { callFor, differs, type LongTestHarness, tally, type Verdict } from '../harness/long-test.ts';

/** R2: more people claim a voucher at once than it has uses. */
export const raceForClaims = async (
  ground: LongTestHarness,
  { buyers, quota }: { buyers: number; quota: number },
): Promise<Verdict> => {
  const ctx = ground.context();
  const now = ctx.clock.now();
  await ctx.db
    .insertInto('vouchers')
    .values({
      owner: 'platform',
      merchant_id: null,
      voucher_code: 'REBUTAN',
      name_id: 'Rebutan',
      name_en: 'Scramble',
      kind: 'discount',
      discount_type: 'amount',
      discount_value: 5_000,
      max_discount: null,
      quota,
      target: 'code_only',
      starts_at: new Date(now.getTime() - day),
      ends_at: new Date(now.getTime() + day),
      created_at: now,
    })
    .execute();
  const people = await arrangeBuyers(ctx, buyers, { wallet: 0 });
  const answers = await Promise.all(
    people.map(({ token }, at) =>
      callFor(ground, at)('/promo/claim', { token, body: { promo_code: 'rebutan' } }),
    ),
  );
  const { ok, refused, strange } = tally(answers);
  return {
    figures: { claims: buyers, quota, ok, refused },
    faults: [...strange, ...differs('claims', ok, Math.min(buyers, quota)), ...(await ground.audit())],
  };
};

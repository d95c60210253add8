import { day } from '../../platform/clock.ts';
import { callFor, differs, type ProofGround, tally, type Verdict } from '../ground/proof.ts';
import { stageBuyers } from '../ground/stage.ts';

/** R2: more people claim a voucher at once than it has uses. */
export const raceForClaims = async (
  ground: ProofGround,
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
  const people = await stageBuyers(ctx, buyers, { wallet: 0 });
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

import { arrangeBuyers, arrangeProducts } from '@pasar/api/testing';
import {
  callFor,
  differs,
  type LongTestHarness,
  shuffled,
  tally,
  type Verdict,
} from '../harness/long-test.ts';
import { checkoutCart, pay } from '../harness/shopper.ts';

/** R1: many people pay for the same thing at the same moment; as many get it as there are pieces. */
export const raceForStock = async (
  ground: LongTestHarness,
  { buyers, stock, chance }: { buyers: number; stock: number; chance: () => number },
): Promise<Verdict> => {
  const ctx = ground.context();
  const [thing] = await arrangeProducts(ground, [stock]);
  if (!thing) throw new Error('nothing to buy');
  const people = await arrangeBuyers(ctx, buyers, { wallet: 1_000_000 });
  const ready = [];
  for (const [at, buyer] of people.entries()) {
    ready.push({ buyer, checkout: await checkoutCart(callFor(ground, at), buyer, [thing]) });
  }
  const began = performance.now();
  const answers = await Promise.all(
    shuffled(ready, chance).map(({ buyer, checkout }, at) => pay(callFor(ground, at), buyer, checkout)),
  );
  const seconds = (performance.now() - began) / 1_000;
  const { ok, refused, strange } = tally(answers);
  const left = await ctx.db
    .selectFrom('variants')
    .select(['stock_on_hand', 'stock_reserved'])
    .where('id', '=', thing.variantId)
    .executeTakeFirstOrThrow();
  return {
    figures: { pays: buyers, stock, ok, refused, 'pays/s': Math.round(buyers / seconds) },
    faults: [
      ...strange,
      ...differs('orders', ok, Math.min(buyers, stock)),
      ...differs('refusals', refused, Math.max(0, buyers - stock)),
      ...differs('pieces left', left.stock_on_hand - left.stock_reserved, Math.max(0, stock - buyers)),
      ...(await ground.audit()),
    ],
  };
};

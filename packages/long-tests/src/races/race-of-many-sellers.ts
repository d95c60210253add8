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

const sellers = 5;

/** R1 (c): carts of five sellers, filled in random order, paid at once: no deadlock ever reaches a buyer. */
export const raceOfManySellers = async (
  ground: LongTestHarness,
  { buyers, stock, chance }: { buyers: number; stock: number; chance: () => number },
): Promise<Verdict> => {
  const ctx = ground.context();
  const goods = await arrangeProducts(
    ground,
    Array.from({ length: sellers }, () => stock),
  );
  const people = await arrangeBuyers(ctx, buyers, { wallet: 5_000_000 });
  const ready = [];
  for (const [at, buyer] of people.entries()) {
    ready.push({ buyer, checkout: await checkoutCart(callFor(ground, at), buyer, shuffled(goods, chance)) });
  }
  const answers = await Promise.all(
    ready.map(({ buyer, checkout }, at) => pay(callFor(ground, at), buyer, checkout)),
  );
  const { ok, refused, strange } = tally(answers);
  return {
    figures: { pays: buyers, sellers, stock, ok, refused },
    faults: [...strange, ...differs('orders', ok, Math.min(buyers, stock)), ...(await ground.audit())],
  };
};

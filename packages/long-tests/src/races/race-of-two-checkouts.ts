import { arrangeBuyers, arrangeProducts } from '@pasar/api/testing';
import { callFor, differs, type LongTestHarness, tally, type Verdict } from '../harness/long-test.ts';
import { checkoutCart, checkoutSingle, pay } from '../harness/shopper.ts';

/** R1 (b): everybody wants the same thing twice, from the cart and at once, with a piece for only one of them each. */
export const raceOfTwoCheckouts = async (
  ground: LongTestHarness,
  { buyers }: { buyers: number },
): Promise<Verdict> => {
  const ctx = ground.context();
  const [thing] = await arrangeProducts(ground, [buyers]);
  if (!thing) throw new Error('nothing to buy');
  const people = await arrangeBuyers(ctx, buyers, { wallet: 1_000_000 });
  const ready = [];
  for (const [at, buyer] of people.entries()) {
    const call = callFor(ground, at);
    ready.push({ buyer, checkout: await checkoutCart(call, buyer, [thing]) });
    ready.push({ buyer, checkout: await checkoutSingle(call, buyer, thing) });
  }
  const answers = await Promise.all(
    ready.map(({ buyer, checkout }, at) => pay(callFor(ground, at), buyer, checkout)),
  );
  const { ok, refused, strange } = tally(answers);
  return {
    figures: { pays: answers.length, stock: buyers, ok, refused },
    faults: [...strange, ...differs('orders', ok, buyers), ...(await ground.audit())],
  };
};

import { arrangeBuyers, arrangeProducts, fillWallet } from '@pasar/api/testing';
import { callFor, differs, type LongTestHarness, tally, type Verdict } from '../harness/long-test.ts';
import { checkoutCart, checkoutSingle, pay } from '../harness/shopper.ts';

/** R3: everybody pays two checkouts at once from a wallet that is good for one: one each, and nothing is left. */
export const raceForTheWallet = async (
  ground: LongTestHarness,
  { buyers }: { buyers: number },
): Promise<Verdict> => {
  const ctx = ground.context();
  const [thing] = await arrangeProducts(ground, [buyers * 2]);
  if (!thing) throw new Error('nothing to buy');
  const people = await arrangeBuyers(ctx, buyers, { wallet: 0 });
  const ready = [];
  for (const [at, buyer] of people.entries()) {
    const call = callFor(ground, at);
    const one = await checkoutCart(call, buyer, [thing]);
    const other = await checkoutSingle(call, buyer, thing);
    await fillWallet(ctx, buyer.id, one.total);
    ready.push({ buyer, checkout: one }, { buyer, checkout: other });
  }
  const answers = await Promise.all(
    ready.map(({ buyer, checkout }, at) => pay(callFor(ground, at), buyer, checkout)),
  );
  const { ok, refused, strange } = tally(answers);
  const left = await Promise.all(
    people.map(({ token }, at) => callFor(ground, at)('/wallet/saldo', { token })),
  );
  const rest = left.reduce((sum, { data }) => sum + data.balance, 0);
  return {
    figures: { pays: answers.length, wallets: buyers, ok, refused },
    faults: [
      ...strange,
      ...differs('orders', ok, buyers),
      ...differs('rupiah left', rest, 0),
      ...(await ground.audit()),
    ],
  };
};

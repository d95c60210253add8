import { arrangeBuyers, arrangeProducts } from '@pasar/api/testing';
import { callFor, differs, type LongTestHarness, tally, type Verdict } from '../harness/long-test.ts';
import { checkoutCart, pay } from '../harness/shopper.ts';

const countOrders = async ({ db }: ReturnType<LongTestHarness['context']>) =>
  (
    await db
      .selectFrom('orders')
      .select((e) => e.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count;

/** R5: one press that arrives many times, and presses with keys of their own on the same checkout: one order. */
export const raceOfOneKey = async (
  ground: LongTestHarness,
  { presses }: { presses: number },
): Promise<Verdict> => {
  const ctx = ground.context();
  const [thing] = await arrangeProducts(ground, [presses * 2]);
  if (!thing) throw new Error('nothing to buy');
  const [first, second] = await arrangeBuyers(ctx, 2, { wallet: 100_000_000 });
  if (!first || !second) throw new Error('nobody to buy');
  const one = await checkoutCart(callFor(ground, 0), first, [thing]);
  const other = await checkoutCart(callFor(ground, 1), second, [thing]);
  const same = await Promise.all(
    Array.from({ length: presses }, (_, at) => pay(callFor(ground, at), first, one, { key: 'the-same-key' })),
  );
  const own = await Promise.all(
    Array.from({ length: presses }, (_, at) => pay(callFor(ground, at), second, other)),
  );
  const texts = new Set(same.map(({ headers: _, ...answer }) => JSON.stringify(answer)));
  const reused = await pay(
    callFor(ground, 0),
    first,
    { ...one, total: one.total + 1 },
    { key: 'the-same-key' },
  );
  const codes = new Set(own.filter(({ code }) => code === 200).map(({ data }) => data.order_group_code));
  return {
    figures: { presses: presses * 2, orders: await countOrders(ctx), answers: texts.size },
    faults: [
      ...tally(same).strange,
      ...tally(own).strange,
      ...differs('orders', await countOrders(ctx), 2),
      ...differs('different answers to one key', texts.size, 1),
      ...differs('successes with one key', tally(same).ok, presses),
      ...differs('successes with different keys', tally(own).ok, presses),
      ...differs('codes given to one checkout', codes.size, 1),
      ...differs('the answer to the same key with another body', reused.code, 422),
      ...(await ground.audit()),
    ],
  };
};

import { setImmediate as nextTurn } from 'node:timers/promises';
import { arrangeBuyers, arrangeProducts } from '@pasar/api/testing';
import { sql } from 'kysely';
import { callFor, type LongTestHarness, tally, type Verdict } from '../harness/long-test.ts';
import { checkoutCart, pay } from '../harness/shopper.ts';

/** R1 (d): the seller corrects the stock up and down while people pay; nothing is promised that is not there. */
export const raceWithStockEdits = async (
  ground: LongTestHarness,
  { buyers, chance }: { buyers: number; chance: () => number },
): Promise<Verdict> => {
  const ctx = ground.context();
  const [thing] = await arrangeProducts(ground, [buyers]);
  if (!thing) throw new Error('nothing to buy');
  const people = await arrangeBuyers(ctx, buyers, { wallet: 1_000_000 });
  const ready = [];
  for (const [at, buyer] of people.entries()) {
    ready.push({ buyer, checkout: await checkoutCart(callFor(ground, at), buyer, [thing]) });
  }
  let edits = 0;
  let paying = true;
  const edit = async () => {
    while (paying) {
      const wish = Math.floor(chance() * buyers);
      await sql`
        update variants set stock_on_hand = greatest(stock_reserved + stock_flash, ${wish}::integer)
        where id = ${thing.variantId}`.execute(ctx.db);
      edits++;
      // A database in this process answers without one turn of the loop; the pays need theirs.
      await nextTurn();
    }
  };
  const editing = edit();
  const answers = await Promise.all(
    ready.map(({ buyer, checkout }, at) => pay(callFor(ground, at), buyer, checkout)),
  );
  paying = false;
  await editing;
  const { ok, refused, strange } = tally(answers);
  return {
    figures: { pays: buyers, ok, refused, edits },
    faults: [...strange, ...(await ground.audit())],
  };
};

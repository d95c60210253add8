import { allocateFlashStock, arrangeBuyers, arrangeProducts, hour, inTransaction } from '@pasar/api/testing';
import { callFor, differs, type LongTestHarness, tally, type Verdict } from '../harness/long-test.ts';
import { checkoutCart, pay } from '../harness/shopper.ts';

const normalPrice = 50_000;
const flashPrice = 20_000;

/**
 * R2: a flash sale of a few pieces that more people pay for than there are; the flash price is given exactly as often
 * as there are pieces, and nobody pays another price without having seen it.
 */
export const raceForFlashStock = async (
  ground: LongTestHarness,
  { buyers, flash }: { buyers: number; flash: number },
): Promise<Verdict> => {
  const ctx = ground.context();
  const now = ctx.clock.now().getTime();
  const [thing] = await arrangeProducts(ground, [flash], normalPrice);
  if (!thing) throw new Error('nothing to buy');
  const sale = await ctx.db
    .insertInto('flash_sales')
    .values({
      name_id: 'Bukti',
      name_en: 'Proof',
      starts_at: new Date(now - hour),
      ends_at: new Date(now + hour),
      repeat_minutes: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: itemId } = await ctx.db
    .insertInto('flash_sale_items')
    .values({
      flash_sale_id: sale.id,
      product_id: thing.productId,
      variant_id: thing.variantId,
      flash_price: flashPrice,
      flash_stock: flash,
      per_user_limit: 1,
      status: 'approved',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await inTransaction(ctx, (ctxInTx) => allocateFlashStock(ctxInTx, itemId));
  const people = await arrangeBuyers(ctx, buyers, { wallet: 1_000_000 });
  const ready = [];
  for (const [at, buyer] of people.entries()) {
    ready.push({ buyer, checkout: await checkoutCart(callFor(ground, at), buyer, [thing]) });
  }
  const answers = await Promise.all(
    ready.map(({ buyer, checkout }, at) => pay(callFor(ground, at), buyer, checkout)),
  );
  const { ok, refused, strange } = tally(answers);
  const { sold } = await ctx.db
    .selectFrom('flash_sale_items')
    .select('flash_sold as sold')
    .where('flash_sale_id', '=', sale.id)
    .executeTakeFirstOrThrow();
  return {
    figures: { pays: buyers, flash, ok, refused },
    faults: [
      ...strange,
      ...differs('orders', ok, Math.min(buyers, flash)),
      ...differs('pieces sold in the flash sale', sold, Math.min(buyers, flash)),
      ...(await ground.audit()),
    ],
  };
};

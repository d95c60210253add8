import { allocateFlashStock } from '../modules/stock/index.ts';
import { hour } from '../platform/clock.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';
import type { TestServer } from './open-test-server.ts';

interface FlashOffer {
  product: { id: number; variantIds: number[] };
  price?: number;
  stock?: number;
  perUserLimit?: number;
  /** From now; a window lasts three hours. */
  startsInHours?: number;
  repeatMinutes?: number;
}

/** An approved flash-sale item of a product's first variant, with its pieces set aside. Returns the item's id. */
export const addFlashSaleItem = async (
  market: TestServer,
  { product, price = 60_000, stock = 5, perUserLimit = 2, startsInHours = 0, repeatMinutes }: FlashOffer,
): Promise<number> => {
  const { db } = market.database;
  const starts_at = new Date(market.clock.now().getTime() + startsInHours * hour);
  const sale = await db
    .insertInto('flash_sales')
    .values({
      name_id: 'Kilat',
      name_en: 'Flash',
      starts_at,
      ends_at: new Date(starts_at.getTime() + 3 * hour),
      repeat_minutes: repeatMinutes ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const [variantId = 0] = product.variantIds;
  const { id } = await db
    .insertInto('flash_sale_items')
    .values({
      flash_sale_id: sale.id,
      product_id: product.id,
      variant_id: variantId,
      flash_price: price,
      flash_stock: stock,
      per_user_limit: perUserLimit,
      status: 'approved',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await inTransaction(market.context(), (ctxInTx) => allocateFlashStock(ctxInTx, id));
  return id;
};

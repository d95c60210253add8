import {
  type endpoints,
  formatRupiah,
  type HandlerInput,
  type ListedSellerProduct,
  type ProductId,
  productLimits,
  rupiah,
} from '@pasar/contract';
import type { Context, HandlerArgs } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { createMessage } from '../../../platform/message.ts';
import { refreshListings } from '../../catalog/index.ts';
import { sellerId } from '../seller-id.ts';
import { presentDiscount } from '../show/present-discount.ts';
import { lockProduct, raiseVersion } from './lock-variant.ts';

type CutPrice = HandlerInput<typeof endpoints.sellerProducts.setDiscount>['body'];

/** The most that may be taken off: 70 % of the cheapest variant, in rupiah (domain 3.5). */
const mostOff = async ({ db }: Context, productId: number) => {
  const { price } = await db
    .selectFrom('variants')
    .select((e) => e.fn.min<number | null>('price').as('price'))
    .where('product_id', '=', productId)
    .where('is_active', '=', true)
    .executeTakeFirstOrThrow();
  return Math.floor(((price ?? 0) * productLimits.discount) / 100);
};

/** Throws 422 for a cut that is too deep or over before it begins. */
const check = async (ctxInTx: Context, { product_id, type, value }: CutPrice, starts: Date, ends: Date) => {
  if (ends <= ctxInTx.clock.now()) throw apiError.invalid({ ends_at: ['product.discount.over'] });
  if (ends <= starts) throw apiError.invalid({ ends_at: ['product.discount.window'] });
  if (type === 'percent') return;
  const most = await mostOff(ctxInTx, product_id);
  if (value > most) {
    throw apiError.invalid({
      value: [createMessage('product.discount.amount', { most: formatRupiah(rupiah(most)) })],
    });
  }
};

/**
 * Sets a price cut for all variants of a product for a period, instead of the existing one. No job is involved: every
 * query decides by the clock (domain 3.5). Throws 401, 403, 404 and 422.
 */
export const cutPrice = async ({
  ctx,
  input,
}: HandlerArgs<CutPrice>): Promise<{
  product_id: ProductId;
  discount: NonNullable<ListedSellerProduct['discount']>;
  version: number;
}> => {
  const merchantId = sellerId(ctx);
  const { product_id, type, value } = input;
  return inTransaction(ctx, async (ctxInTx) => {
    await lockProduct(ctxInTx, merchantId, product_id);
    const now = ctxInTx.clock.now();
    const starts_at = input.starts_at === undefined ? now : new Date(input.starts_at);
    const ends_at = new Date(input.ends_at);
    await check(ctxInTx, input, starts_at, ends_at);
    const cut = { type, value, starts_at, ends_at };
    await ctxInTx.db
      .insertInto('product_discounts')
      .values({ product_id, ...cut })
      .onConflict((conflict) => conflict.column('product_id').doUpdateSet(cut))
      .execute();
    const version = await raiseVersion(ctxInTx, product_id);
    await refreshListings({ ctx: ctxInTx, input: { productIds: [product_id] } });
    const discount = presentDiscount(cut, now);
    if (!discount) throw new Error('a price cut that ends later is there');
    return { product_id: product_id as ProductId, discount, version };
  });
};

/** Ends a product's price cut; one without is left as it is. Throws 401, 403 and 404. */
export const uncutPrice = async ({
  ctx,
  input: { product_id },
}: HandlerArgs<{ product_id: number }>): Promise<{ product_id: ProductId; version: number }> => {
  const merchantId = sellerId(ctx);
  return inTransaction(ctx, async (ctxInTx) => {
    const { version } = await lockProduct(ctxInTx, merchantId, product_id);
    const ended = await ctxInTx.db
      .deleteFrom('product_discounts')
      .where('product_id', '=', product_id)
      .returning('product_id')
      .execute();
    if (ended.length === 0) return { product_id: product_id as ProductId, version };
    const raised = await raiseVersion(ctxInTx, product_id);
    await refreshListings({ ctx: ctxInTx, input: { productIds: [product_id] } });
    return { product_id: product_id as ProductId, version: raised };
  });
};

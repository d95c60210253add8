import { type endpoints, type HandlerInput, type ProductId, rupiah, type VariantId } from '@pasar/contract';
import type { HandlerArgs } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { refreshListings } from '../../catalog/index.ts';
import { readFlashPrices } from '../save/read-flash-prices.ts';
import { sellerId } from '../seller-id.ts';
import { lockVariant, raiseVersion } from './lock-variant.ts';

type SetPrice = HandlerInput<typeof endpoints.sellerProducts.setPrice>['body'];

/** What is crossed out is always higher; left out, it stays as long as it is. Throws 422. */
const priceBefore = ({ price, compare_at_price }: SetPrice, before: number | null) => {
  if (compare_at_price === undefined) return before !== null && before > price ? before : null;
  if (compare_at_price !== null && compare_at_price <= price) {
    throw apiError.invalid({ compare_at_price: ['product.price.before'] });
  }
  return compare_at_price;
};

/** Changes the price of one variant. Throws 401, 403, 404, and 422 for one that a flash sale has undercut. */
export const setPrice = async ({ ctx, input }: HandlerArgs<SetPrice>) => {
  const merchantId = sellerId(ctx);
  return inTransaction(ctx, async (ctxInTx) => {
    const { variant, productId } = await lockVariant(ctxInTx, merchantId, input.variant_id);
    const flash = (await readFlashPrices(ctxInTx, [productId])).get(variant.id);
    if (flash !== undefined && input.price <= flash && input.price !== variant.price) {
      throw apiError.invalid({ price: ['product.price.flash'] });
    }
    if (ctxInTx.changed) ctxInTx.changed.before = { price: variant.price };
    const compare_at_price = priceBefore(input, variant.compare_at_price);
    await ctxInTx.db
      .updateTable('variants')
      .set({ price: input.price, compare_at_price })
      .where('id', '=', variant.id)
      .execute();
    const version = await raiseVersion(ctxInTx, productId);
    await refreshListings({ ctx: ctxInTx, input: { productIds: [productId] } });
    return {
      product_id: productId as ProductId,
      variant_id: variant.id as VariantId,
      price: rupiah(input.price),
      compare_at_price: compare_at_price === null ? null : rupiah(compare_at_price),
      version,
    };
  });
};

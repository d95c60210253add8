import {
  message,
  type ProductForm,
  plainVariantFields,
  productLimits,
  type SellerProduct,
  selectValues,
} from '@pasar/contract';
import type { Context, HandlerArgs } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import type { SavedProduct } from '../save/product-save.ts';
import { saveProduct } from '../save/save-products.ts';
import { sellerId } from '../seller-id.ts';
import { readOwnProduct } from '../show/read-own-product.ts';

/** Marks the name as a copy and cuts it to the limit. */
const copyName = ({ locale }: Context, name: string) => {
  const room = productLimits.name.max - [...message('product.copy-name', locale, { name: '' })].length;
  return message('product.copy-name', locale, { name: [...name].slice(0, room).join('') });
};

/** Everything but what belongs to the one product alone: ids, codes, stock. */
const copyOf = (ctx: Context, product: SellerProduct): ProductForm => ({
  ...product,
  name: copyName(ctx, product.name),
  status: 'HIDDEN',
  sku: null,
  stock: 0,
  stock_seen: null,
  images: product.images.map(({ media_id, alt }) => ({ media_id, alt })),
  options: product.options.map(({ name, values }) => ({
    id: null,
    name,
    values: values.map(({ value, media_id }) => ({ id: null, value, media_id })),
  })),
  variants: product.variants.map((variant) => ({
    ...selectValues(plainVariantFields, variant),
    option_values: variant.option_values,
    id: null,
    sku: null,
    stock: 0,
    stock_seen: null,
  })),
});

/** Copies a product of the current user's store: hidden, without stock and codes. Throws 401, 403 and 404. */
export const duplicateProduct = ({
  ctx,
  input: { product_id },
}: HandlerArgs<{ product_id: number }>): Promise<SavedProduct> => {
  const merchantId = sellerId(ctx);
  return inTransaction(ctx, async (ctxInTx) => {
    const product = await readOwnProduct({ ctx: ctxInTx, input: { id: product_id } });
    return saveProduct(ctxInTx, { merchantId, form: copyOf(ctx, product) });
  });
};

import { endpoints, type MessageId, message, type ProductId } from '@pasar/contract';
import type { Context } from '../../platform/context.ts';
import type { App } from '../../platform/http/app.ts';
import { implement } from '../../platform/http/implement.ts';
import { pageMeta } from '../../platform/http/page-meta.ts';
import { createProduct } from './change/create-product.ts';
import { cutPrice, uncutPrice } from './change/cut-price.ts';
import { deleteOwn, restoreOwn } from './change/delete-products.ts';
import { duplicateProduct } from './change/duplicate-product.ts';
import type { ProductResults } from './change/each-product.ts';
import { editProduct } from './change/edit-product.ts';
import { orderImages } from './change/order-images.ts';
import { setPrice } from './change/set-price.ts';
import { setOwnProductStatus } from './change/set-product-status.ts';
import { setStock } from './change/set-stock.ts';
import { listSellerProducts } from './list/list-seller-products.ts';
import { selectSellerProducts } from './list/select-seller-products.ts';
import type { SavedProduct } from './save/product-save.ts';
import { listCategoryAttributes } from './show/list-category-attributes.ts';
import { readOwnProduct } from './show/read-own-product.ts';

const presentSaved = ({ productId, ...saved }: SavedProduct) => ({
  product_id: productId as ProductId,
  ...saved,
});

/** The response reports a product that was to be published and is not. */
const savedWords = (wanted: string, { status }: SavedProduct): MessageId =>
  wanted === 'PUBLISH' && status === 'HIDDEN' ? 'product.saved-hidden' : 'product.saved';

const told = ({ locale }: Context, data: ProductResults, id: MessageId) => ({
  data,
  message: message(id, locale),
});

export const sellerProductsRoutes = (app: App): void => {
  const { sellerProducts } = endpoints;
  implement(app, sellerProducts.list, async ({ ctx, query, c }) => {
    const { rows, total, counts } = await listSellerProducts({ ctx, input: query });
    return { data: rows, meta: pageMeta(c, { ...query, total }), counts };
  });
  implement(app, sellerProducts.listIds, async ({ ctx, query }) => ({
    data: await selectSellerProducts({ ctx, input: query }),
  }));
  implement(app, sellerProducts.detail, async ({ ctx, params }) => ({
    data: await readOwnProduct({ ctx, input: params }),
  }));
  implement(app, sellerProducts.attributes, async ({ ctx, params }) => ({
    data: await listCategoryAttributes({ ctx, input: params }),
  }));
  implement(app, sellerProducts.create, async ({ ctx, body }) => {
    const saved = await createProduct({ ctx, input: body });
    return { data: presentSaved(saved), message: message(savedWords(body.status, saved), ctx.locale) };
  });
  implement(app, sellerProducts.edit, async ({ ctx, body }) => {
    const saved = await editProduct({ ctx, input: body });
    return { data: presentSaved(saved), message: message(savedWords(body.status, saved), ctx.locale) };
  });
  implement(app, sellerProducts.duplicate, async ({ ctx, body }) => ({
    data: presentSaved(await duplicateProduct({ ctx, input: body })),
    message: message('product.copied', ctx.locale),
  }));
  for (const endpoint of [sellerProducts.remove, sellerProducts.removeAll]) {
    implement(app, endpoint, async ({ ctx, body }) =>
      told(ctx, await deleteOwn({ ctx, input: body }), 'product.deleted'),
    );
  }
  implement(app, sellerProducts.restore, async ({ ctx, body }) =>
    told(ctx, await restoreOwn({ ctx, input: body }), 'product.restored'),
  );
  implement(app, sellerProducts.publish, async ({ ctx, body }) =>
    told(
      ctx,
      await setOwnProductStatus({ ctx, input: { which: body, status: 'PUBLISH' } }),
      'product.published',
    ),
  );
  implement(app, sellerProducts.hide, async ({ ctx, body }) =>
    told(ctx, await setOwnProductStatus({ ctx, input: { which: body, status: 'HIDDEN' } }), 'product.hidden'),
  );
  implement(app, sellerProducts.setStock, async ({ ctx, body }) => ({
    data: await setStock({ ctx, input: body }),
    message: message('product.stock.saved', ctx.locale),
  }));
  implement(app, sellerProducts.setPrice, async ({ ctx, body }) => ({
    data: await setPrice({ ctx, input: body }),
    message: message('product.price.saved', ctx.locale),
  }));
  implement(app, sellerProducts.orderImages, async ({ ctx, body }) => ({
    data: presentSaved(await orderImages({ ctx, input: body })),
    message: message('product.images.saved', ctx.locale),
  }));
  implement(app, sellerProducts.setDiscount, async ({ ctx, body }) => ({
    data: await cutPrice({ ctx, input: body }),
    message: message('product.discount.saved', ctx.locale),
  }));
  implement(app, sellerProducts.endDiscount, async ({ ctx, body }) => ({
    data: await uncutPrice({ ctx, input: body }),
    message: message('product.discount.ended', ctx.locale),
  }));
};

import { endpoints, message } from '@pasar/contract';
import type { Context } from '../../../platform/context.ts';
import type { App } from '../../../platform/http/app.ts';
import { implement } from '../../../platform/http/implement.ts';
import { pageMeta } from '../../../platform/http/page-meta.ts';
import { bulkProducts } from './bulk-products.ts';
import { listProducts } from './list-products.ts';
import { type ModerateProduct, moderateProduct } from './moderate-product.ts';

const decided = async (ctx: Context, input: ModerateProduct) => ({
  data: await moderateProduct({ ctx, input }),
  message: message('admin.done', ctx.locale),
});

export const productsRoutes = (app: App): void => {
  const { adminProducts } = endpoints;
  implement(app, adminProducts.list, async ({ ctx, query, c }) => {
    const { rows, ...counts } = await listProducts({ ctx, input: query });
    return { data: rows, meta: pageMeta(c, { ...query, ...counts }) };
  });
  implement(app, adminProducts.block, ({ ctx, body: { product_id, version, reason_code, note } }) =>
    decided(ctx, { productId: product_id, version, reasonCode: reason_code, note }),
  );
  implement(app, adminProducts.unblock, ({ ctx, body: { product_id, version, reason } }) =>
    decided(ctx, { productId: product_id, version, reasonCode: null, note: reason }),
  );
  implement(app, adminProducts.bulk, async ({ ctx, body }) => ({
    data: await bulkProducts({ ctx, input: body }),
    message: message('admin.bulk.done', ctx.locale),
  }));
};

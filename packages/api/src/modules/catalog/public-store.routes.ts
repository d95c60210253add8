import { endpoints, type ProductQuery } from '@pasar/contract';
import type { Context as Call } from 'hono';
import type { Context } from '../../platform/context.ts';
import { apiError } from '../../platform/http/api-error.ts';
import type { App } from '../../platform/http/app.ts';
import { implement } from '../../platform/http/implement.ts';
import { pageMeta } from '../../platform/http/page-meta.ts';
import { listProducts } from './listing/list-products.ts';
import type { ListingScope } from './listing/listing-filter.ts';
import type { ListingSource } from './listing/listing-source.ts';
import { findPromo } from './promotions/find-promo.ts';
import { showFlashPage } from './promotions/show-flash-page.ts';
import { findStore } from './stores/find-store.ts';
import { listFollowing, listStores } from './stores/list-stores.ts';
import { readStorePage } from './stores/read-store-page.ts';

interface Listed {
  ctx: Context;
  query: ProductQuery;
  c: Call;
}

const listWithin = async ({ ctx, query, c }: Listed, scope: ListingScope, source: ListingSource) => {
  const { cards, total, answer } = await listProducts({ ctx, input: query, scope, source });
  return { data: cards, meta: pageMeta(c, { ...query, total }), ...answer };
};

const promoRoutes = (app: App, source: ListingSource): void => {
  const { promos } = endpoints;
  implement(app, promos.flashSale, async ({ ctx, query, c }) => {
    const { shown, total } = await showFlashPage({ ctx, input: query });
    return { data: shown, meta: pageMeta(c, { ...query, total }) };
  });
  implement(app, promos.products, async ({ ctx, params, query, c }) => {
    const { promo, scope } = await findPromo(ctx, params.promoid);
    return { ...(await listWithin({ ctx, query, c }, scope, source)), promo };
  });
};

/** What stores and promos show to buyers. */
export const publicStoreRoutes = (app: App, source: ListingSource): void => {
  const { stores } = endpoints;
  implement(app, stores.list, async ({ ctx, query, c }) => {
    const { cards, total, initials, categories } = await listStores({ ctx, input: query });
    return { data: cards, meta: pageMeta(c, { ...query, total }), initials, categories };
  });
  implement(app, stores.following, async ({ ctx, query, c }) => {
    if (ctx.actor.kind !== 'user') throw apiError.unauthorized();
    const { cards, total } = await listFollowing({ ctx, input: { ...query, userId: ctx.actor.userId } });
    return { data: cards, meta: pageMeta(c, { ...query, total }) };
  });
  implement(app, stores.detail, async ({ ctx, params }) => ({
    data: await readStorePage({ ctx, input: params }),
  }));
  implement(app, stores.products, async ({ ctx, params, query, c }) => {
    const merchantId = await findStore(ctx, params.merchant_slug);
    return listWithin({ ctx, query, c }, { merchantId }, source);
  });
  promoRoutes(app, source);
};

import { endpoints, type ProductQuery } from '@pasar/contract';
import type { Context } from '../../platform/context.ts';
import type { App } from '../../platform/http/app.ts';
import { implement } from '../../platform/http/implement.ts';
import { pageMeta } from '../../platform/http/page-meta.ts';
import { createSearchId } from '../search/index.ts';
import { categoryTree } from './categories/category-tree.ts';
import { megaMenu } from './categories/mega-menu.ts';
import { trendingCategories } from './categories/trending-categories.ts';
import { helpOn } from './listing/help-on.ts';
import { listBrands } from './listing/list-brands.ts';
import { type Listing, listProducts } from './listing/list-products.ts';
import { createListingSource, type ListingSource } from './listing/listing-source.ts';
import { sellingCities } from './listing/selling-cities.ts';
import { similarProducts } from './listing/similar-products.ts';
import { sortNames } from './listing/sort-names.ts';
import { storeTypeName, storeTypes } from './listing/store-types.ts';
import { estimateShipping } from './product/estimate-shipping.ts';
import { readProduct } from './product/read-product.ts';
import { readHomeLayout } from './promotions/read-home-layout.ts';
import { showFlashSales } from './promotions/show-flash-sales.ts';
import { showPromos } from './promotions/show-promos.ts';
import { publicStoreRoutes } from './public-store.routes.ts';
import { createResponseCache, type ResponseCache } from './response-cache.ts';
import { autocomplete } from './search/autocomplete.ts';
import { trySearch } from './search/try-search.ts';
import { sitemapRoutes } from './sitemap.routes.ts';

const { header, home, products } = endpoints;

const nothing = (ctx: Context) => ({ ctx, input: undefined });

const headerRoutes = (app: App, remember: ResponseCache, source: ListingSource): void => {
  implement(app, header.megaMenu, async ({ ctx }) => ({
    data: await remember(ctx, 'menu', () => megaMenu(nothing(ctx))),
  }));
  implement(app, header.autocomplete, async ({ ctx, query }) => ({
    data: await autocomplete({ ctx, input: query, source }),
  }));
};

const homeRoutes = (app: App, remember: ResponseCache): void => {
  implement(app, home.flashSale, async ({ ctx }) => ({ data: await showFlashSales(nothing(ctx)) }));
  implement(app, home.trendingCategories, async ({ ctx }) => ({
    data: await remember(ctx, 'trending', () => trendingCategories(nothing(ctx))),
  }));
  implement(app, home.layout, async ({ ctx, query }) => ({
    data: await readHomeLayout({ ctx, input: query }),
  }));
  implement(app, home.promos, async ({ ctx }) => ({ data: await showPromos(nothing(ctx)) }));
};

const filterRoutes = (app: App, remember: ResponseCache): void => {
  implement(app, products.categoryTree, ({ ctx }) => remember(ctx, 'tree', () => categoryTree(nothing(ctx))));
  implement(app, products.cities, async ({ ctx }) => ({
    data: await remember(ctx, 'cities', () => sellingCities(nothing(ctx))),
  }));
  implement(app, products.brands, async ({ ctx, query, c }) => {
    const { brands, total } = await listBrands({ ctx, input: query });
    return { data: brands, meta: pageMeta(c, { ...query, total }) };
  });
  implement(app, products.storeTypes, async ({ ctx }) => ({
    data: storeTypes.map((id) => ({ id, name: storeTypeName(id, ctx.locale) })),
  }));
  implement(app, products.sorts, async ({ ctx }) => ({
    data: (Object.keys(sortNames) as (keyof typeof sortNames)[]).map((id) => ({
      id,
      name: sortNames[id][ctx.locale],
    })),
  }));
};

/** Counts a search once, not each of its pages; while the search is away nothing says what people miss. */
const countSearch = (ctx: Context, { search, page, after }: ProductQuery, found: Counted): void => {
  const { total, answer } = found;
  if (page > 1 || after !== undefined || answer.degraded) return;
  ctx.searchCounts.add({
    text: search,
    locale: ctx.locale,
    total,
    without: answer.without?.length ?? 0,
    isCorrected: Boolean(answer.corrected),
  });
};
type Counted = Pick<Listing, 'total' | 'answer'>;

const productRoutes = (app: App, remember: ResponseCache, source: ListingSource): void => {
  implement(app, products.list, async ({ ctx, query, c }) => {
    const { cards, total, answer } = await listProducts({ ctx, input: query, source });
    countSearch(ctx, query, { total, answer });
    const help = await helpOn(ctx, query, { total }, { rulebook: await source.rules(ctx), remember });
    const search_id = createSearchId(ctx, query.search);
    return { data: cards, meta: pageMeta(c, { ...query, total }), ...answer, ...help, search_id };
  });
  implement(app, products.detail, async ({ ctx, params }) => ({
    data: await readProduct({ ctx, input: params }),
  }));
  implement(app, products.similar, async ({ ctx, params }) => ({
    data: await similarProducts({ ctx, input: params }),
  }));
  implement(app, products.shippingEstimate, async ({ ctx, params, query }) => ({
    data: await estimateShipping({ ctx, input: { ...params, ...query } }),
  }));
};

export const catalogRoutes = (app: App): void => {
  const remember = createResponseCache();
  const source = createListingSource();
  headerRoutes(app, remember, source);
  homeRoutes(app, remember);
  filterRoutes(app, remember);
  productRoutes(app, remember, source);
  publicStoreRoutes(app, source);
  sitemapRoutes(app, remember);
  implement(app, endpoints.adminSearch.try, async ({ ctx, body }) => ({
    data: await trySearch(ctx, body, source),
  }));
};

import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { Meta, pageQuery } from '../envelope.ts';
import { CategoryId } from '../ids.ts';
import { ProductCard } from '../schemas/product-card.ts';

/** A flash-sale session; a page counts down from `server_time`, never from its own clock. */
export const FlashSale = v.object({
  id: v.number(),
  name: v.string(),
  starts_at: v.string(),
  ends_at: v.string(),
  server_time: v.string(),
  status: v.picklist(['running', 'scheduled', 'ended']),
  products: v.array(ProductCard),
});
export type FlashSale = v.InferOutput<typeof FlashSale>;

export const TrendingCategory = v.object({
  id: CategoryId,
  name: v.string(),
  slug: v.string(),
  image: v.string(),
  total: v.number(),
});
export type TrendingCategory = v.InferOutput<typeof TrendingCategory>;

export const PromoHighlight = v.object({
  id: v.number(),
  slug: v.string(),
  title: v.string(),
  subtitle: v.string(),
  image: v.string(),
  /** A path of this marketplace, without language prefix. */
  target_url: v.string(),
  period_end: v.string(),
  tone: v.picklist(['kunyit', 'pandan', 'nila', 'manggis']),
});
export type PromoHighlight = v.InferOutput<typeof PromoHighlight>;

/** What a home page shows and in which order. */
export const HomeLayout = v.object({
  /** Names of sections; one that a page does not know is left out. */
  sections: v.array(v.string()),
  banner: v.nullable(v.object({ image: v.string(), title: v.string(), target_url: v.string() })),
  /** Only staff who prepare it get the draft. */
  is_draft: v.boolean(),
});
export type HomeLayout = v.InferOutput<typeof HomeLayout>;

export const home = {
  flashSale: endpoint({
    method: 'GET',
    path: '/homepage/flashsale',
    summary: 'Flash-sale sessions: the running one first, then the next',
    data: v.array(FlashSale),
  }),
  trendingCategories: endpoint({
    method: 'GET',
    path: '/homepage/trending/categories',
    summary: 'Categories that sell most now',
    data: v.array(TrendingCategory),
  }),
  layout: endpoint({
    method: 'GET',
    path: '/homepage/layout',
    summary: 'The sections of the home page in their order, and its banner',
    query: v.object({ show: v.optional(v.picklist(['published', 'draft']), 'published') }),
    data: HomeLayout,
  }),
  promos: endpoint({
    method: 'GET',
    path: '/homepage/promos',
    summary: 'Promo highlights',
    data: v.array(PromoHighlight),
  }),
  recommendations: endpoint({
    method: 'GET',
    path: '/homepage/products/recomendation',
    summary: 'Recommended products, page by page from 1',
    query: v.object(pageQuery),
    data: v.array(ProductCard),
    meta: Meta,
  }),
};

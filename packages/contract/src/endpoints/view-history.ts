import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { ProductCard } from '../schemas/product-card.ts';
import { BodyId, PathId } from '../schemas/wire-id.ts';

/** The number of viewed products that are stored. */
export const mostViewed = 50;

const named = v.pipe(v.array(PathId), v.maxLength(mostViewed));

export const viewHistory = {
  viewed: endpoint({
    method: 'POST',
    path: '/products/viewed',
    summary: 'Say that a product page was looked at; anybody may',
    body: v.object({ product_id: BodyId }),
    data: v.null(),
  }),
  recentlyViewed: endpoint({
    method: 'GET',
    path: '/products/recently-viewed',
    summary: 'Products that I looked at, the newest first; for a visitor those that the query names',
    query: v.object({
      /** The visitor's history in the browser; ignored for a signed-in user. */
      'product_id[]': v.optional(named, []),
      per_page: v.optional(
        v.pipe(
          v.union([v.string(), v.number()]),
          v.transform(Number),
          v.integer(),
          v.minValue(1),
          v.maxValue(mostViewed),
        ),
        12,
      ),
    }),
    data: v.array(ProductCard),
  }),
  storeViewed: endpoint({
    method: 'POST',
    path: '/merchant/viewed',
    summary: 'Say that a store page was looked at; anybody may',
    body: v.object({ merchant_id: BodyId }),
    data: v.null(),
  }),
};

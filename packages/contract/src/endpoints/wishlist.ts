import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { Meta, pageQuery } from '../envelope.ts';
import { ProductId, VariantId } from '../ids.ts';
import { messageId } from '../messages/message-id.ts';
import { Rupiah } from '../money.ts';
import { ProductCard } from '../schemas/product-card.ts';
import { BodyId, PathId } from '../schemas/wire-id.ts';
import { maxSearch } from '../validation/search.ts';

/** A product in a user's wishlist, and what happened to it since. */
export const WishlistItem = v.object({
  ...ProductCard.entries,
  added_at: v.string(),
  /** Its price when it was added; null for wishlist items that are older than this field. */
  added_price: v.nullable(Rupiah),
  /** How much less it costs now, 0 when it does not. */
  price_drop: Rupiah,
  stock_badge: v.nullable(v.picklist(['sold_out', 'low_stock'])),
  /** What one press puts into the cart; null when the buyer has to choose first, or nothing is left. */
  to_cart: v.nullable(v.object({ variant_id: VariantId, qty: v.number() })),
});
export type WishlistItem = v.InferOutput<typeof WishlistItem>;

const Wished = v.object({
  product_id: ProductId,
  is_wishlist: v.boolean(),
  /** All products in the wishlist now. */
  total: v.number(),
});

export const wishlistSorts = ['added', 'price_asc', 'price_desc', 'drop'] as const;

/** Filters and order of the wishlist. */
export const WishlistQuery = v.object({
  /** Text in the product's name. */
  search: v.optional(v.pipe(v.string(), v.maxLength(maxSearch, messageId('search.long'))), ''),
  sort: v.optional(v.picklist(wishlistSorts), 'added'),
  /** `cheaper`: costs less than when it was added; `available`: can be bought now. */
  show: v.optional(v.picklist(['all', 'cheaper', 'available']), 'all'),
  ...pageQuery,
});
export type WishlistQuery = v.InferOutput<typeof WishlistQuery>;

export const wishlist = {
  my: endpoint({
    method: 'GET',
    path: '/wishlist/my',
    summary: 'List the wishlist; newest first by default',
    access: 'user',
    query: WishlistQuery,
    data: v.array(WishlistItem),
    meta: Meta,
  }),
  total: endpoint({
    method: 'GET',
    path: '/wishlist/total',
    summary: 'How many products my wishlist holds',
    access: 'user',
    data: v.object({ total: v.number() }),
  }),
  toggle: endpoint({
    method: 'POST',
    path: '/wishlist/toggle',
    summary: 'Put a product into my wishlist or take it out; with `is_wishlist` bring it into that state',
    access: 'user',
    body: v.object({ product_id: BodyId, is_wishlist: v.optional(v.boolean()) }),
    data: Wished,
  }),
  deleteByLink: endpoint({
    method: 'GET',
    path: '/wishlist/delete',
    summary: 'Take a product out of my wishlist; never answered to a prefetch. Prefer POST',
    safe: false,
    access: 'user',
    query: v.object({ product_id: PathId }),
    data: Wished,
  }),
  delete: endpoint({
    method: 'POST',
    path: '/wishlist/delete',
    summary: 'Take a product out of my wishlist',
    access: 'user',
    body: v.object({ product_id: BodyId }),
    data: Wished,
  }),
};

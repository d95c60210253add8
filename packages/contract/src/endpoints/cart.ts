import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { MerchantId, ProductId, VariantId } from '../ids.ts';
import { Rupiah } from '../money.ts';
import { ImageUrls } from '../schemas/image-urls.ts';
import { FlashPrice } from '../schemas/product-card.ts';
import { BodyId } from '../schemas/wire-id.ts';
import { BuyerNote, Checked, ItemNote, Quantity } from '../validation/buying.ts';
import { PromoOption } from './promos.ts';

export const cartWarnings = ['out_of_stock', 'stock_reduced', 'price_changed', 'inactive'] as const;

/** A line of the cart. `price` is what it costs now; `added_price` what it cost when it was put in. */
export const CartItem = v.object({
  id: v.number(),
  product_id: ProductId,
  variant_id: VariantId,
  name: v.string(),
  slug: v.string(),
  variant_label: v.string(),
  image: v.nullable(v.string()),
  image_urls: v.nullable(ImageUrls),
  price: Rupiah,
  compare_at_price: v.nullable(Rupiah),
  added_price: Rupiah,
  qty: v.number(),
  note: v.string(),
  is_checked: Checked,
  stock: v.number(),
  min_order: v.number(),
  max_qty: v.number(),
  warning: v.nullable(v.picklist(cartWarnings)),
  flash_sale: v.nullable(FlashPrice),
});
export type CartItem = v.InferOutput<typeof CartItem>;

/** What is bought from one seller; `active` when all of it is checked (SPEC 4 "Cart"). `id` is the seller's. */
export const CartGroup = v.object({
  id: MerchantId,
  merchant_name: v.string(),
  merchant_slug: v.string(),
  merchant_photo: v.nullable(v.string()),
  city: v.string(),
  status: v.picklist(['active', 'non-active']),
  on_holiday: v.boolean(),
  items: v.array(CartItem),
});
export type CartGroup = v.InferOutput<typeof CartGroup>;

/** `total` is what the checked items cost, in rupiah; `total_item` counts lines, `total_checked` checked lines. */
const totals = v.object({
  total: Rupiah,
  total_item: v.number(),
  total_checked: v.number(),
});
const groups = v.array(CartGroup);

/** With several items named: each by itself. When none of them was done, the code is not 200. */
const totalsAndOutcomes = v.object({
  ...totals.entries,
  done: v.optional(v.array(v.number())),
  failed: v.optional(v.array(v.object({ id: v.number(), message: v.string() }))),
});

const wanted = v.object({
  product_id: BodyId,
  /** Needed when the product has options. */
  variant_id: v.optional(BodyId),
  qty: Quantity,
  note: ItemNote,
});

/** One item, several, or all of one seller; nothing named means all. */
const which = v.optional(
  v.object({
    cart_item_id: v.optional(v.union([BodyId, v.pipe(v.array(BodyId), v.maxLength(200))])),
    merchant_id: v.optional(BodyId),
  }),
  {},
);

/** Every change returns the full cart as the list does, so that a page never has to guess. */
export const cart = {
  list: endpoint({
    method: 'POST',
    path: '/cart/list',
    summary: 'My cart, grouped by seller; a read',
    safe: true,
    access: 'user',
    data: groups,
    extra: totals,
  }),
  add: endpoint({
    method: 'POST',
    path: '/cart/add',
    summary: 'Put a product into the cart; the same variant again adds to its quantity',
    access: 'user',
    idempotent: true,
    body: wanted,
    data: v.object({ cart_item_id: v.number(), qty: v.number(), total_item: v.number(), total: Rupiah }),
  }),
  update: endpoint({
    method: 'POST',
    path: '/cart/update',
    summary: 'Change quantity or note of an item',
    access: 'user',
    body: v.object({
      cart_item_id: BodyId,
      qty: v.optional(Quantity),
      note: v.optional(BuyerNote),
    }),
    data: groups,
    extra: totals,
  }),
  checked: endpoint({
    method: 'POST',
    path: '/cart/checked',
    summary: 'Check items',
    access: 'user',
    body: which,
    data: groups,
    extra: totalsAndOutcomes,
  }),
  unchecked: endpoint({
    method: 'POST',
    path: '/cart/unchecked',
    summary: 'Uncheck items',
    access: 'user',
    body: which,
    data: groups,
    extra: totalsAndOutcomes,
  }),
  remove: endpoint({
    method: 'POST',
    path: '/cart/remove',
    summary: 'Take items out of the cart',
    access: 'user',
    body: v.object({
      cart_item_id: v.union([BodyId, v.pipe(v.array(BodyId), v.minLength(1), v.maxLength(200))]),
    }),
    data: groups,
    extra: totalsAndOutcomes,
  }),
  promos: endpoint({
    method: 'GET',
    path: '/cart/promos',
    summary:
      'What promos would do to the checked items, before shipping; the best preselected as at the checkout',
    access: 'user',
    data: v.array(PromoOption),
  }),
  checkout: endpoint({
    method: 'POST',
    path: '/cart/checkout',
    summary: 'Begin the checkout of the checked items, or bring the one that is open up to date',
    access: 'user',
    data: v.object({ checkout_id: v.number(), redirect: v.string() }),
  }),
  singleCheckout: endpoint({
    method: 'POST',
    path: '/cart/singlecheckout',
    summary: 'Buy one product now; the cart and other checkouts stay as they are',
    access: 'user',
    idempotent: true,
    body: wanted,
    data: v.object({ checkout_id: v.number(), redirect: v.string() }),
  }),
};

import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { BrandId, CategoryId, MerchantId, ProductId } from '../ids.ts';
import { messageId } from '../messages/message-id.ts';
import { Rupiah } from '../money.ts';
import { maxSearch } from '../validation/search.ts';

const leaf = v.object({ id: CategoryId, name: v.string(), slug: v.string() });
const branch = v.object({ ...leaf.entries, children: v.array(leaf) });

/** One root of the mega menu with its sub-categories. */
export const MegaMenuEntry = v.object({
  ...leaf.entries,
  icon: v.string(),
  children: v.array(branch),
  banner: v.nullable(v.object({ image: v.string(), title: v.string(), target_url: v.string() })),
});
export type MegaMenuEntry = v.InferOutput<typeof MegaMenuEntry>;

export const Suggestions = v.object({
  /** `highlight` is the part of `text` that the user typed. */
  keywords: v.array(v.object({ text: v.string(), highlight: v.string() })),
  products: v.array(
    v.object({ id: ProductId, name: v.string(), slug: v.string(), image: v.string(), price: Rupiah }),
  ),
  categories: v.array(leaf),
  brands: v.optional(v.array(v.object({ id: BrandId, name: v.string(), slug: v.string() }))),
  merchants: v.array(
    v.object({
      id: MerchantId,
      merchant_name: v.string(),
      merchant_slug: v.string(),
      merchant_photos: v.nullable(v.string()),
    }),
  ),
});
export type Suggestions = v.InferOutput<typeof Suggestions>;

export const header = {
  megaMenu: endpoint({
    method: 'GET',
    path: '/header/megamenu',
    summary: 'Categories for the header',
    data: v.array(MegaMenuEntry),
  }),
  autocomplete: endpoint({
    method: 'GET',
    path: '/header/search/autocomplete',
    summary: 'Suggestions while typing',
    query: v.object({ search: v.pipe(v.string(), v.maxLength(maxSearch, messageId('search.long'))) }),
    data: Suggestions,
  }),
  newNotifications: endpoint({
    method: 'GET',
    path: '/buyer/dashboard/notification/new',
    summary: 'Number of unread notifications',
    access: 'user',
    data: v.object({ new_notification: v.number() }),
  }),
};

import type { LinkName, Suggestions, TrendingCategory } from '@pasar/contract';
import { linkTo } from '@pasar/slice-kit';

export type SuggestionGroup =
  | 'recent'
  | 'trending'
  | 'here'
  | 'ownOrders'
  | 'ownProducts'
  | 'keywords'
  | 'products'
  | 'categories'
  | 'brands'
  | 'merchants';

/** The page behind the lines of each group. */
export const pages: Record<SuggestionGroup, LinkName> = {
  recent: 'storefront.search',
  trending: 'storefront.category',
  here: 'storefront.store',
  ownOrders: 'seller.orders',
  ownProducts: 'seller.products',
  keywords: 'storefront.search',
  products: 'storefront.product',
  categories: 'storefront.category',
  brands: 'storefront.search',
  merchants: 'storefront.store',
};

/** One line of the list: its target, its text, and which part of it was typed. */
export interface SuggestionOption {
  group: SuggestionGroup;
  to: string;
  text: string;
  highlight: string;
  image?: string;
  /** Rupiah. */
  price?: number;
}

/** How many of each: at most 10 on a desktop and 8 on a phone (quality A39). */
const limits = {
  opening: 8,
  desktop: { keywords: 4, products: 3, categories: 2, merchants: 1 },
  phone: { keywords: 3, products: 3, categories: 1, merchants: 1 },
} as const;

/** Recent searches and categories that sell now, eight together, for an empty box. */
export const openingOptions = (
  searches: readonly string[],
  trending: readonly TrendingCategory[],
): SuggestionOption[] => [
  ...searches.map((text) => ({
    group: 'recent' as const,
    to: linkTo('storefront.search', { search: text }),
    text,
    highlight: '',
  })),
  ...trending.slice(0, Math.max(0, limits.opening - searches.length)).map(({ name, slug, image }) => ({
    group: 'trending' as const,
    to: linkTo('storefront.category', { slug }),
    text: name,
    highlight: '',
    ...(image && { image }),
  })),
];

/** Whether an address is one of the store's workspace. */
export const isInWorkspace = (to: string): boolean => to.startsWith(linkTo('seller.summary'));

/** The store whose page is at a path; null for other pages. */
export const storeAt = (path: string): string | null => {
  const [before = '', after = ''] = linkTo('storefront.store', { slug: '-' }).split('-');
  const found = path.indexOf(before);
  const slug = found < 0 ? '' : path.slice(found + before.length, path.length - after.length);
  return /^[^/]+$/.test(slug) ? slug : null;
};

/** In a workspace the own orders and products come first. */
const ownOptions = (typed: string): SuggestionOption[] => [
  { group: 'ownOrders', to: linkTo('seller.orders', { search: typed }), text: typed, highlight: typed },
  { group: 'ownProducts', to: linkTo('seller.products', { search: typed }), text: typed, highlight: typed },
];

/** The response as one flat list in the order of the groups, so that arrows run through it. */
export const suggestionOptions = (
  { keywords, products, categories, brands = [], merchants }: Suggestions,
  {
    typed,
    width,
    store,
    isWorkspace = false,
  }: { typed: string; width: 'desktop' | 'phone'; store: string | null; isWorkspace?: boolean },
): SuggestionOption[] => {
  const limit = limits[width];
  const own = isWorkspace ? ownOptions(typed) : [];
  const named = brands.slice(0, 1);
  return [
    ...own,
    ...(store === null
      ? []
      : [
          {
            group: 'here' as const,
            to: linkTo('storefront.store', { slug: store, search: typed }),
            text: typed,
            highlight: typed,
          },
        ]),
    ...keywords
      .slice(0, limit.keywords - own.length - (store === null ? 0 : 1))
      .map(({ text, highlight }) => ({
        group: 'keywords' as const,
        to: linkTo('storefront.search', { search: text }),
        text,
        highlight,
      })),
    ...products.slice(0, limit.products - named.length).map(({ name, slug, image, price }) => ({
      group: 'products' as const,
      to: linkTo('storefront.product', { slug }),
      text: name,
      highlight: typed,
      image,
      price,
    })),
    ...categories.slice(0, limit.categories).map(({ name, slug }) => ({
      group: 'categories' as const,
      to: linkTo('storefront.category', { slug }),
      text: name,
      highlight: typed,
    })),
    ...named.map(({ name, slug }) => ({
      group: 'brands' as const,
      to: linkTo('storefront.search', { brand: slug }),
      text: name,
      highlight: typed,
    })),
    ...merchants.slice(0, limit.merchants).map(({ merchant_name, merchant_slug, merchant_photos }) => ({
      group: 'merchants' as const,
      to: linkTo('storefront.store', { slug: merchant_slug }),
      text: merchant_name,
      highlight: typed,
      ...(merchant_photos && { image: merchant_photos }),
    })),
  ];
};

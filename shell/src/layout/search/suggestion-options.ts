import type { LinkName, Suggestions, TrendingCategory } from '@pasar/contract';
import { linkTo } from '@pasar/slice-kit';

export type SuggestionGroup = 'recent' | 'trending' | 'keywords' | 'products' | 'categories' | 'merchants';

/** The page behind the lines of each group. */
export const pages: Record<SuggestionGroup, LinkName> = {
  recent: 'storefront.search',
  trending: 'storefront.category',
  keywords: 'storefront.search',
  products: 'storefront.product',
  categories: 'storefront.category',
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

/** The response as one flat list in the order of the groups, so that arrows run through it. */
export const suggestionOptions = (
  { keywords, products, categories, merchants }: Suggestions,
  typed: string,
  width: 'desktop' | 'phone',
): SuggestionOption[] => {
  const limit = limits[width];
  return [
    ...keywords.slice(0, limit.keywords).map(({ text, highlight }) => ({
      group: 'keywords' as const,
      to: linkTo('storefront.search', { search: text }),
      text,
      highlight,
    })),
    ...products.slice(0, limit.products).map(({ name, slug, image, price }) => ({
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
    ...merchants.slice(0, limit.merchants).map(({ merchant_name, merchant_slug, merchant_photos }) => ({
      group: 'merchants' as const,
      to: linkTo('storefront.store', { slug: merchant_slug }),
      text: merchant_name,
      highlight: typed,
      ...(merchant_photos && { image: merchant_photos }),
    })),
  ];
};

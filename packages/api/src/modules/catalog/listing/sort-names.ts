import type { Locale, SortValue } from '@pasar/contract';

/** The sort options, in the order of the menu. */
export const sortNames: Record<SortValue, Record<Locale, string>> = {
  relevance: { id: 'Paling sesuai', en: 'Most relevant' },
  lates: { id: 'Terbaru', en: 'Latest' },
  bestseller: { id: 'Terlaris', en: 'Best selling' },
  price_asc: { id: 'Harga terendah', en: 'Lowest price' },
  price_desc: { id: 'Harga tertinggi', en: 'Highest price' },
  rating: { id: 'Ulasan terbaik', en: 'Best rated' },
};

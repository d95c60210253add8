import type { id } from './suggestion-messages.id.ts';

export const en: typeof id = {
  suggestions: 'Search suggestions',
  count: (count) => `${count} suggestions. Choose with the up and down arrows.`,
  close: 'Close search',
  clearHistory: 'Clear history',
  groups: {
    recent: 'Recent searches',
    trending: 'Trending categories',
    here: 'Search in this store',
    ownOrders: "Your store's orders",
    ownProducts: "Your store's products",
    keywords: 'Keywords',
    products: 'Products',
    categories: 'Categories',
    brands: 'Brands',
    merchants: 'Stores',
  },
};

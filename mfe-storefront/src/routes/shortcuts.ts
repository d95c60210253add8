import type { NavigationEntry } from '@pasar/contract';

const shortcut = (order: number, id: string, en: string): Omit<NavigationEntry, 'page'>[] => [
  { slot: 'shortcut', label: { id, en }, order },
];

/** What the installed application offers at its icon. Only the record of a release tells it, so browsers load none of it. */
export const shortcuts = __SERVER__
  ? {
      search: { navigation: shortcut(100, 'Cari produk', 'Search products') },
      cart: { navigation: shortcut(200, 'Keranjang', 'Cart') },
      wishlist: { navigation: shortcut(400, 'Favorit', 'Wishlist') },
    }
  : undefined;

/** Messages of wishlist, store pages and promo pages. */
export const storefrontMessages = {
  'wishlist.removed': { id: 'Dihapus dari Favorit', en: 'Removed from wishlist' },
  'store.followed': { id: 'Kamu mengikuti toko ini', en: 'You are following this store' },
} as const;

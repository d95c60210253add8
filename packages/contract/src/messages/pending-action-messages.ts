/** What became of an action that waited for the login. */
export const pendingActionMessages = {
  'pending.added': { id: '{name} masuk keranjang', en: '{name} is in your cart' },
  'pending.added.link': { id: 'Lihat keranjang', en: 'View cart' },
  'pending.bought': { id: 'Checkout {name} sudah siap', en: 'The checkout of {name} is ready' },
  'pending.bought.link': { id: 'Lanjut ke checkout', en: 'Go to checkout' },
  'pending.wishlisted': { id: '{name} disimpan ke Favorit', en: '{name} is saved to your wishlist' },
  'pending.wishlisted.link': { id: 'Lihat Favorit', en: 'View wishlist' },
  'pending.followed': { id: 'Kamu mengikuti {name}', en: 'You are following {name}' },
  'pending.followed.link': { id: 'Lihat toko', en: 'View store' },
  'pending.claimed': { id: 'Voucher {name} disimpan', en: 'Voucher {name} saved' },
  'pending.claimed.link': { id: 'Lihat voucher', en: 'View vouchers' },
  'pending.rejected.link': { id: 'Lihat lagi', en: 'View again' },
} as const;

/** What the server answers about store pages and promos. */
export const storefrontResponseMessages = {
  'wishlist.added': { id: 'Disimpan ke Favorit', en: 'Added to wishlist' },
  'wishlist.full': {
    id: 'Favorit penuh, maksimal {max} produk',
    en: 'Your wishlist is full, at most {max} products',
  },
  'wishlist.no-prefetch': {
    id: 'Alamat ini mengubah Favorit dan tidak bisa dimuat lebih dulu',
    en: 'This address changes the wishlist and cannot be loaded ahead',
  },
  'store.not-found': { id: 'Toko tidak ditemukan', en: 'Store not found' },
  'store.unfollowed': { id: 'Kamu berhenti mengikuti toko ini', en: 'You no longer follow this store' },
  'store.own': {
    id: 'Kamu tidak bisa mengikuti toko sendiri',
    en: 'You cannot follow your own store',
  },
  'cursor.invalid': {
    id: 'Penanda halaman ini tidak valid',
    en: 'This page marker is not valid',
  },
  'filter.many': {
    id: 'Pilih paling banyak 50 untuk satu saringan',
    en: 'Choose at most 50 values for one filter',
  },
  'page.deep': {
    id: 'Buka halaman ini lewat tombol berikutnya atau sebelumnya',
    en: 'Open this page with the next or previous button',
  },
  'promo.not-found': { id: 'Promo tidak ditemukan', en: 'Promo not found' },
  'estimate.area-required': { id: 'Pilih wilayah tujuan dulu', en: 'Choose a destination first' },
} as const;

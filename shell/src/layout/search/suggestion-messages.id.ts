import type { SuggestionGroup } from './suggestion-options.ts';

/** Words of the suggestions; they load with them. */
export const id = {
  suggestions: 'Saran pencarian',
  count: (count: number) => `${count} saran. Pilih dengan panah atas dan bawah.`,
  close: 'Tutup pencarian',
  clearHistory: 'Hapus riwayat',
  groups: {
    recent: 'Terakhir dicari',
    trending: 'Kategori yang sedang ramai',
    here: 'Cari di toko ini',
    ownOrders: 'Pesanan tokomu',
    ownProducts: 'Produk tokomu',
    keywords: 'Kata kunci',
    products: 'Produk',
    categories: 'Kategori',
    brands: 'Merek',
    merchants: 'Toko',
  } satisfies Record<SuggestionGroup, string>,
};

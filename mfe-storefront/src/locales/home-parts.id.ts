/** Promos as tickets, wherever they stand. */
export const vouchers = {
  title: 'Voucher',
  all: 'Lihat semua',
  allNamed: 'Lihat semua voucher',
  kinds: { discount: 'Potongan', shipping: 'Ongkir' },
  minSpend: 'min. {{amount}}',
  until: 'sampai {{date}}',
  save: 'Simpan',
  saved: 'Tersimpan',
};

/** What a member looked at last. */
export const recent = { title: 'Terakhir kamu lihat' };

/** The large promos that turn by themselves. */
export const carousel = {
  role: 'korsel',
  pause: 'Jeda slide promo',
  play: 'Putar slide promo',
};

/** Time until something ends. */
export const timeLeft = {
  days_one: '{{n}} hari',
  days_other: '{{n}} hari',
};

/** What every list says of a store. */
export const storeCard = {
  fresh: 'Belum ada penilaian',
  products_one: '{{n}} produk',
  products_other: '{{n}} produk',
};

/** Official stores on the home page. */
export const officialStores = {
  title: 'Toko resmi',
  all: 'Semua toko',
  allNamed: 'Semua toko resmi',
};

export { paging } from './paging.id.ts';

/** The flash-sale page. */
export const kilat = {
  title: 'Flash sale | Pasar',
  description: 'Jadwal flash sale 24 jam ke depan: harga tiap sesi, stok yang tersisa, dan waktu mulainya.',
  text: 'Harga flash sale berlaku selama sesi berjalan dan stoknya masih ada. Bayar pesanan flash sale dalam 60 menit.',
  slots: 'Sesi flash sale',
  now: 'Sekarang',
  next: 'Berikutnya',
  today: 'Hari ini',
  tomorrow: 'Besok',
  products: 'Produk sesi ini',
  productsOf_one: '{{n}} produk di {{name}}',
  productsOf_other: '{{n}} produk di {{name}}',
  pages: 'Halaman flash sale',
  empty: {
    title: 'Belum ada flash sale',
    text: 'Sesi berikutnya belum dijadwalkan. Sementara itu, ada promo lain yang bisa dipakai.',
    promos: 'Lihat promo',
  },
};

/** The tickets of the promo pages. */
export const voucherPage = {
  noMinimum: 'tanpa minimum',
  max: 'maks. {{amount}}',
  starts: 'Mulai {{date}}',
  used: 'Kuota terpakai',
  left: 'Sisa kuota {{percent}}%',
  allLeft: 'Kuota masih penuh',
  noneLeft: 'Kuota habis',
  states: { paused: 'Sedang dihentikan', exhausted: 'Habis', ended: 'Berakhir' },
  claim: 'Simpan',
  claimNamed: 'Simpan {{name}}',
  saved: 'Tersimpan',
  use: 'Pakai',
  useNamed: 'Pakai {{name}}',
  show: 'Jenis voucher',
  shows: {
    all: 'Semua',
    discount: 'Potongan harga',
    shipping: 'Gratis ongkir',
    stores: 'Dari toko',
    mine: 'Bisa kamu pakai',
  },
  haveCode: 'Punya kode promo?',
  haveCodeText: 'Masukkan kodenya di sini. Promo yang tersimpan menunggu di checkout.',
  code: 'Kode promo',
  terms: {
    title: 'Syarat',
    code: 'Kode',
    from: 'Berlaku mulai',
    to: 'Sampai',
    minSpend: 'Belanja minimum',
    noMinSpend: 'Tanpa minimum',
    max: 'Potongan terbesar',
    target: 'Untuk',
    where: 'Berlaku di',
    anywhere: 'Semua toko',
    quota: 'Kuota',
    quotaLeft: 'Sisa {{percent}}%',
  },
  targets: {
    public: 'Semua pembeli',
    code_only: 'Yang punya kodenya',
    new_buyer: 'Pembeli baru',
    follower: 'Pengikut toko',
  },
};

/** The list of all promos. */
export const promoList = {
  title: 'Promo dan voucher | Pasar',
  description:
    'Potongan harga, gratis ongkir, dan kampanye yang sedang berlangsung, lengkap dengan syaratnya.',
  heading: 'Promo',
  text: 'Simpan vouchernya sekarang, pakai saat checkout. Tanpa syarat tersembunyi.',
  campaigns: 'Sedang berlangsung',
  total_one: '{{n}} voucher',
  total_other: '{{n}} voucher',
  pages: 'Halaman voucher',
  empty: {
    title: 'Belum ada voucher di sini',
    mine: 'Belum ada voucher yang bisa kamu pakai',
    text: 'Voucher baru muncul di sini begitu dimulai.',
  },
};

/** The page of one promo. */
export const promoPage = {
  title: '{{name}} | Pasar',
  loading: 'Memuat promo | Pasar',
  products: 'Produk promo ini',
  noProducts: 'Belum ada produk di promo ini',
  noProductsText: 'Produknya sedang habis atau belum ditambahkan.',
  others: 'Lihat promo lain',
  over: 'Promo sudah berakhir',
  overText: '{{name}} berakhir {{at}}. Ada promo lain yang masih berjalan.',
};

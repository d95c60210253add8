import { listingTexts } from './listing.id.ts';
import { kilat, timeLeft } from './promos.id.ts';
import { wish } from './wishlist.id.ts';

export const messages = {
  sections: {
    home: 'Beranda',
    promos: 'Promo',
    categories: 'Kategori',
    flashSale: 'Pasar Kilat',
    recommendations: 'Rekomendasi',
    listing: 'Daftar barang',
    product: 'Barang',
    reviews: 'Penilaian',
    similar: 'Barang sejenis',
    cart: 'Keranjang',
    checkout: 'Checkout',
    payment: 'Pembayaran',
    addressBook: 'Buku alamat',
    brands: 'Daftar toko',
  },
  failure: {
    rest: 'Bagian lain tetap bisa dipakai.',
    retry: 'Coba lagi',
  },
  home: {
    title: 'Belanja dari penjual seluruh Indonesia | Pasar',
    description:
      'Isi dapur, busana, gawai, dan kebutuhan rumah dari penjual terverifikasi di seluruh Indonesia. Harga jelas, stok apa adanya, penilaian dari pembeli.',
    heading: 'Pasar: luarnya jujur, isinya sesuai',
  },
  promos: {
    title: 'Promo',
    until: 's.d. {{date}}',
    open: 'Lihat barang',
    openShort: 'Lihat',
    openNamed: 'Lihat barang: {{title}}',
    shownOf: 'Promo {{n}} dari {{total}}',
    all: 'Promo utama',
  },
  trust: {
    label: 'Yang bisa kamu andalkan',
    verified: { title: 'Penjual terverifikasi', text: 'Cari tanda bunga di sebelah kotanya' },
    reviews: { title: 'Penilaian apa adanya', text: 'Bintang satu pun tetap tampil' },
    stock: { title: 'Stok sebenarnya', text: '“Sisa 9 lagi” berarti sisa 9' },
    cities: { title: 'Dari {{n}} kota', some: 'Dari banyak kota', text: 'Toko di seluruh Indonesia' },
  },
  categories: {
    title: 'Sedang ramai',
    all: 'Semua barang',
    total_one: '{{n}} barang',
    total_other: '{{n}} barang',
  },
  flash: {
    title: 'Pasar Kilat',
    endsIn: 'Berakhir dalam',
    startsIn: 'Mulai dalam',
    next: 'Berikutnya {{at}}',
    price: 'Harga kilat',
    soldShare: 'Terjual',
    soldOf: '{{sold}} dari {{stock}}',
    perBuyer: 'maks. {{n}} per pembeli',
    soldAtPrice: '{{sold}} dari {{stock}} terjual pada harga ini',
    unsold: '{{n}} tersedia',
    gone: 'Habis terjual',
    all: 'Semua sesi',
    allNamed: 'Semua sesi Pasar Kilat',
  },
  recommendations: {
    title: 'Dipilih untukmu',
    more: 'Tampilkan lagi',
    loading: 'Memuat…',
  },
  card: {
    from: 'Mulai',
    freeShipping: 'Gratis ongkir',
    sold: '{{n}} terjual',
    fresh: 'Barang baru',
    soldOut: 'Stok habis',
    used: 'Bekas',
    verified: 'Penjual terverifikasi',
  },
  price: {
    now: 'Harga',
    old: 'Harga sebelumnya',
  },
  rating: {
    label: 'Nilai {{value}} dari 5',
    labelOf_one: 'Nilai {{value}} dari 5, {{n}} penilaian',
    labelOf_other: 'Nilai {{value}} dari 5, {{n}} penilaian',
  },
  stock: {
    none: 'Stok habis',
    left: 'Sisa {{n}} lagi',
    available: 'Tersedia {{n}}',
  },
  condition: {
    new: 'Baru',
    used: 'Bekas',
  },
  storeType: {
    official: 'Toko resmi',
    star: 'Toko pilihan',
  },
  ...listingTexts,
  kilat,
  timeLeft,
  wish,
};

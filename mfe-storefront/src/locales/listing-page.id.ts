export { paging } from './paging.id.ts';

/** The texts of lists: heading, filters, order, and where nothing was found. */
export const listing = {
  everything: 'Semua produk',
  hitsFor: 'Hasil untuk “{{text}}”',
  total_one: '{{n}} produk',
  total_other: '{{n}} produk',
  totalOver: 'Lebih dari {{n}} produk',
  didYouMean: 'Mungkin maksudmu',
  questionMark: '?',
  correctedTo: 'Menampilkan hasil untuk',
  searchOnly: 'Cari saja',
  without: 'Tanpa:',
  stores: 'Toko dengan nama ini',
  degraded: 'Pencarian sedang terbatas',
  degradedText:
    'Sementara ini saringan belum bisa ditambah. Saringan yang sudah kamu pilih tetap berlaku, dan belanja tetap bisa seperti biasa.',
  degradedSort: 'Urutan yang kamu pilih belum tersedia, jadi produk terpopuler tampil lebih dulu.',
  behind: 'Hasil pencarian tertinggal beberapa menit',
  behindText: 'Harga dan stok di halaman produk selalu yang terbaru.',
  goods: 'Produk',
  storesTab: 'Toko',
  storesTabCount: 'Toko ({{n}})',
  nearTo: 'Dekat dengan kota mana?',
  kinds: 'Jenis hasil',
  title: '{{name}} | Pasar',
  titlePage: '{{name}}, halaman {{page}} | Pasar',
  description:
    'Saring menurut kategori, kota, merek, harga, dan penilaian. Dari penjual di seluruh Indonesia.',
  within: 'Di dalam {{name}}',
  descriptionOf:
    '{{name}} dari penjual di seluruh Indonesia. Saring menurut kota, merek, harga, dan penilaian.',
};

export const filters = {
  title: 'Saring',
  buttonSet: 'Saring · {{n}}',
  close: 'Tutup saringan',
  apply: 'Terapkan',
  clear: 'Hapus semua',
  show_one: 'Tampilkan {{n}} produk',
  show_other: 'Tampilkan {{n}} produk',
  applied: 'Saringan yang dipakai',
  remove: 'Hapus saringan {{name}}',
  categories: 'Kategori',
  allOf: 'Semua {{name}}',
  cities: 'Lokasi',
  brands: 'Merek',
  colors: 'Warna',
  sizes: 'Ukuran',
  storeTypes: 'Jenis toko',
  price: 'Harga',
  priceMin: 'Terendah',
  priceMax: 'Tertinggi',
  bounds: '{{min}} sampai {{max}}',
  between: '{{min}}–{{max}}',
  from: 'Mulai {{min}}',
  upTo: 'Sampai {{max}}',
  rating: 'Penilaian',
  starsUp: 'Bintang {{n}} ke atas',
  condition: 'Kondisi',
  promotions: 'Penawaran',
  searchIn: 'Cari {{name}}',
  noneNamed: 'Tidak ada yang bernama “{{text}}”.',
  any: 'Semua',
  more: '{{n}} lainnya',
};

export const sort = {
  label: 'Urutkan',
  relevance: 'Paling sesuai',
  lates: 'Terbaru',
  bestseller: 'Terlaris',
  price_asc: 'Harga terendah',
  price_desc: 'Harga tertinggi',
  rating: 'Penilaian tertinggi',
};

export const empty = {
  title: 'Belum ada produk di sini',
  titleFor: 'Tidak ada hasil untuk “{{text}}”',
  filtered: 'Coba kurangi saringannya.',
  spelling: 'Periksa ejaannya, atau pakai kata yang lebih umum.',
  wordless: 'Ketik nama barang yang kamu cari.',
  everything: 'Lihat semua produk',
  categories: 'Telusuri kategori',
  popular: 'Banyak dibeli',
  popularIn: 'Banyak dibeli di {{name}}',
  searches: 'Sering dicari',
};

/** What a search understood besides goods. */
export const understood = {
  title: 'Yang dipahami dari pencarianmu',
  remove: 'Cari tanpa {{name}}',
  only: 'Hanya merek {{name}}',
  onlyStore: 'Hanya di {{name}}',
  intent: '{{name}}',
  brand: 'Merek: {{name}}',
  store: 'Toko: {{name}}',
  color: 'Warna: {{name}}',
  size: 'Ukuran: {{name}}',
  unit: 'Ukuran: {{name}}',
  audience: 'Untuk: {{name}}',
};

export const allCategories = {
  heading: 'Semua kategori',
  title: 'Semua kategori | Pasar',
  description: 'Semua kategori produk di Pasar, dari sembako dan busana sampai gawai dan otomotif.',
};

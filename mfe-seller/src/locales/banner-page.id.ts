export { store } from './store-page.id.ts';

/** The pictures of the store's own page. */
export const banner = {
  title: 'Banner toko',
  lead: 'Gambar di halaman tokomu. Setelah disimpan, pembeli langsung melihatnya.',
  image: 'Gambar',
  target: 'Tautan',
  targetHint: 'Halaman di Pasar, misalnya /store/tokomu atau /p/nama-produk',
  main: 'Banner utama',
  mainHint: 'Paling baik 1200 × 300 piksel. GIF, PNG, JPG, JPEG, atau BMP, maksimal 5 MB.',
  slides: 'Slide',
  slidesHint: 'Bergeser di bawah nama toko, paling banyak {{most}}.',
  slideOf: 'Slide {{n}}',
  up: 'Naikkan slide {{n}}',
  down: 'Turunkan slide {{n}}',
  remove: 'Hapus slide {{n}}',
  add: 'Slide baru',
  addButton: 'Tambah slide',
  secondary: 'Banner panjang kedua',
  secondaryHint: 'Tampil di antara produk, dalam ukuran aslinya.',
  seeStore: 'Lihat halaman toko',
};

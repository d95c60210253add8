import { productMessages } from './product.id.ts';

/** The page of a product estimates shipping to an address. */
export { addressBook } from './address-book-page.id.ts';
export { paging } from './paging.id.ts';
export { shippingRate } from './shipping-rate.id.ts';
export const {
  product,
  buy,
  chat,
  gallery,
  share,
  variants,
  seller,
  details,
  reviews,
  similar,
  viewer,
  shipping,
  storeVouchers,
  report,
  unavailable,
} = productMessages;

export const questions = {
  title: 'Tanya jawab',
  none: 'Belum ada pertanyaan tentang produk ini.',
  list: 'Pertanyaan',
  pages: 'Halaman tanya jawab',
  answersTo: 'Jawaban untuk: {{text}}',
  waiting: 'Menunggu jawaban',
  you: 'Kamu',
  seller: 'Penjual',
  buyer: 'Pembeli',
  ask: 'Ajukan pertanyaan',
  label: 'Pertanyaanmu',
  hint: 'Semua orang bisa membacanya. Jangan tulis nomor telepon atau kontak lain.',
  short: 'Pertanyaan minimal {{n}} karakter',
  long: 'Pertanyaan maksimal {{n}} karakter',
  send: 'Kirim pertanyaan',
  cancel: 'Batal',
  answer: 'Jawab',
  answerNamed: 'Jawab pertanyaan: {{text}}',
  change: 'Ubah jawabanmu',
  changeNamed: 'Ubah jawabanmu untuk: {{text}}',
  answerLabel: 'Jawabanmu',
  needAnswer: 'Tulis jawabanmu',
  longAnswer: 'Jawaban maksimal {{n}} karakter',
  sendAnswer: 'Kirim jawaban',
};

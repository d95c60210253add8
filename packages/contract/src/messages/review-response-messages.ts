/** What the server answers about reviews. */
export const reviewResponseMessages = {
  'review.own-store': {
    id: 'Kamu bekerja untuk toko ini, jadi tidak bisa mengulas produknya',
    en: 'You work for this store, so you cannot review its products',
  },
  'review.item.unknown': { id: 'Barang ini tidak ditemukan', en: 'This item was not found' },
  'review.not-completed': {
    id: 'Barang bisa diulas setelah pesanan selesai',
    en: 'You can review the item once the order is completed',
  },
  'review.too-late': {
    id: 'Waktu 30 hari untuk mengulas sudah habis',
    en: 'The 30 days to review are over',
  },
  'review.edited-before': {
    id: 'Ulasan hanya bisa diubah satu kali',
    en: 'A review can be changed once only',
  },
  'review.not-found': { id: 'Ulasan tidak ditemukan', en: 'Review not found' },
  'review.author.unnamed': { id: 'Pembeli', en: 'Buyer' },
  'review.reply.closed': {
    id: 'Balasan hanya bisa diubah dalam 24 jam',
    en: 'A reply can be changed within 24 hours only',
  },
} as const;

/** Messages of reviews and their replies (domain 3.11). */
export const reviewMessages = {
  'review.rating.required': { id: 'Beri 1 sampai 5 bintang', en: 'Give 1 to 5 stars' },
  'review.text.long': { id: 'Ulasan maksimal 500 karakter', en: 'Review maximum 500 characters' },
  'review.images.many': { id: 'Maksimal 5 foto', en: 'At most 5 photos' },
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
  'review.saved': { id: 'Terima kasih, ulasanmu sudah tampil', en: 'Thank you, your review is shown' },
  'review.changed': { id: 'Ulasan diubah', en: 'Review changed' },
  'review.not-found': { id: 'Ulasan tidak ditemukan', en: 'Review not found' },
  'review.author.unnamed': { id: 'Pembeli', en: 'Buyer' },
  'review.reply.required': { id: 'Tulis balasanmu', en: 'Write your reply' },
  'review.reply.long': { id: 'Balasan maksimal 500 karakter', en: 'Reply maximum 500 characters' },
  'review.reply.closed': {
    id: 'Balasan hanya bisa diubah dalam 24 jam',
    en: 'A reply can be changed within 24 hours only',
  },
  'review.replied': { id: 'Balasan terkirim', en: 'Reply sent' },
} as const;

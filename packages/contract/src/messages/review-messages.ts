/** Messages of reviews and their replies (domain 3.11). */
export const reviewMessages = {
  'review.rating.required': { id: 'Beri 1 sampai 5 bintang', en: 'Give 1 to 5 stars' },
  'review.text.long': { id: 'Ulasan maksimal 500 karakter', en: 'Review maximum 500 characters' },
  'review.images.many': { id: 'Maksimal 5 foto', en: 'At most 5 photos' },
  'review.saved': { id: 'Terima kasih, ulasanmu sudah tampil', en: 'Thank you, your review is shown' },
  'review.changed': { id: 'Ulasan diubah', en: 'Review changed' },
  'review.reply.required': { id: 'Tulis balasanmu', en: 'Write your reply' },
  'review.reply.long': { id: 'Balasan maksimal 500 karakter', en: 'Reply maximum 500 characters' },
  'review.replied': { id: 'Balasan terkirim', en: 'Reply sent' },
} as const;

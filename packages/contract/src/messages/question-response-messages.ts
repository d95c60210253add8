/** What the server answers about questions on products. */
export const questionResponseMessages = {
  'question.text.required': { id: 'Tulis pertanyaanmu', en: 'Write your question' },
  'question.text.short': { id: 'Pertanyaan minimal 10 karakter', en: 'Question minimum 10 characters' },
  'question.text.long': { id: 'Pertanyaan maksimal 300 karakter', en: 'Question maximum 300 characters' },
  'question.answer.required': { id: 'Tulis jawabanmu', en: 'Write your answer' },
  'question.answer.long': { id: 'Jawaban maksimal 300 karakter', en: 'Answer maximum 300 characters' },
  'question.contacts': {
    id: 'Hapus nomor telepon, email, tautan, atau kontak lain dari teksmu. Semua orang bisa membacanya.',
    en: 'Remove phone numbers, e-mail addresses, links and other contacts from your text. Everybody can read it.',
  },
  'question.asked': { id: 'Pertanyaanmu terkirim', en: 'Your question was sent' },
  'question.answered': { id: 'Jawabanmu terkirim', en: 'Your answer was sent' },
  'question.not-found': { id: 'Pertanyaan tidak ditemukan', en: 'Question not found' },
  'question.own-store': {
    id: 'Ini produk tokomu sendiri, jadi tidak bisa kamu tanyakan',
    en: 'This is a product of your own store, so you cannot ask about it',
  },
  'question.other-store': {
    id: 'Pindah dulu ke toko produk ini, lalu jawab sebagai toko',
    en: 'Switch to the store of this product first, then answer as the store',
  },
  'question.many.hours': {
    id: 'Kamu sudah bertanya 5 kali dalam 24 jam. Coba lagi dalam {n} jam.',
    en: 'You asked 5 questions within 24 hours. Try again in {n} h.',
  },
  'question.buyers-only': {
    id: 'Hanya toko ini dan pembeli produk ini yang bisa menjawab',
    en: 'Only the store and buyers of this product can answer',
  },
  'question.answers-full': {
    id: 'Pertanyaan ini sudah punya banyak jawaban pembeli',
    en: 'This question already has many answers from buyers',
  },
  'question.answer.hidden': {
    id: 'Jawabanmu disembunyikan, jadi tidak bisa diubah',
    en: 'Your answer is hidden, so it cannot be changed',
  },
  'question.answer.closed': {
    id: 'Jawaban hanya bisa diubah dalam 24 jam',
    en: 'An answer can be changed within 24 hours only',
  },
} as const;

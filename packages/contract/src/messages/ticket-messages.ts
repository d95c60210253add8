/** What the server answers about questions to the market. */
export const ticketMessages = {
  'ticket.sent': {
    id: 'Pertanyaanmu sudah kami terima',
    en: 'We got your question',
  },
  'ticket.written': { id: 'Pesanmu terkirim', en: 'Your message was sent' },
  'ticket.many': {
    id: 'Maksimal {max} pertanyaan sehari. Tulis tambahanmu di pertanyaan yang sudah ada, atau coba lagi besok.',
    en: 'Maximum {max} questions a day. Add to a question that you have, or try again tomorrow.',
  },
  'ticket.many-messages': {
    id: 'Maksimal {max} pesan sehari di satu pertanyaan. Coba lagi besok.',
    en: 'Maximum {max} messages a day in one question. Try again tomorrow.',
  },
  'ticket.closed': {
    id: 'Pertanyaan ini sudah ditutup. Kirim pertanyaan baru lewat halaman kontak.',
    en: 'This question is closed. Send a new one from the contact page.',
  },
  'ticket.text.short': { id: 'Ceritakan dengan minimal 10 karakter', en: 'Write at least 10 characters' },
  'ticket.text.long': { id: 'Maksimal 2.000 karakter', en: 'Maximum 2,000 characters' },
  'ticket.answered': { id: 'Jawaban terkirim', en: 'Answer sent' },
  'ticket.shut': { id: 'Pertanyaan ditutup', en: 'Question closed' },
} as const;

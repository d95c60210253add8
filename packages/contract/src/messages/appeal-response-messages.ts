/** What the server answers about appeals. */
export const appealResponseMessages = {
  'appeal.text.required': { id: 'Tulis alasan bandingmu', en: 'Write why you appeal' },
  'appeal.text.long': { id: 'Banding maksimal 500 karakter', en: 'Appeal maximum 500 characters' },
  'appeal.sent': {
    id: 'Bandingmu terkirim. Petugas lain memutuskannya.',
    en: 'Your appeal was sent. Another staff member decides it.',
  },
  'appeal.again': {
    id: 'Banding hanya bisa diajukan satu kali',
    en: 'You can appeal once only',
  },
  'appeal.late': {
    id: 'Waktu 180 hari untuk banding sudah habis',
    en: 'The 180 days to appeal are over',
  },
  'appeal.same-staff': {
    id: 'Banding diputuskan oleh rekan lain, bukan yang memblokir',
    en: 'An appeal is decided by a colleague, not by who blocked it',
  },
} as const;

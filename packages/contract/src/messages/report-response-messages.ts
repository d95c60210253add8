/** What the server answers about reports. */
export const reportResponseMessages = {
  'report.reason.required': { id: 'Pilih alasannya', en: 'Choose the reason' },
  'report.text.required': { id: 'Ceritakan masalahnya', en: 'Describe the problem' },
  'report.text.long': { id: 'Laporan maksimal 500 karakter', en: 'Report maximum 500 characters' },
  'report.images.many': { id: 'Maksimal 3 foto', en: 'At most 3 photos' },
  'report.sent': {
    id: 'Laporanmu terkirim. Kami beri tahu hasilnya.',
    en: 'Your report was sent. We will tell you the outcome.',
  },
  'report.again': { id: 'Kamu sudah melaporkan ini', en: 'You have already reported this' },
  'report.own': {
    id: 'Ini milikmu sendiri, jadi tidak bisa kamu laporkan',
    en: 'This is your own, so you cannot report it',
  },
  'report.many': {
    id: 'Paling banyak {max} laporan dalam 24 jam. Coba lagi besok.',
    en: 'At most {max} reports within 24 hours. Try again tomorrow.',
  },
  'report.mixed': {
    id: 'Laporan ini tentang hal yang berbeda',
    en: 'These reports are about different things',
  },
} as const;

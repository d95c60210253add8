/** What the server answers about files and documents. */
export const fileResponseMessages = {
  'spreadsheet.success': { id: 'File berhasil diunggah', en: 'File uploaded' },
  'spreadsheet.not-found': {
    id: 'File ini tidak ditemukan. Unggah lagi.',
    en: 'This file was not found. Upload it again.',
  },
  'spreadsheet.quota': {
    id: 'Terlalu banyak file yang belum dipakai. Coba lagi nanti.',
    en: 'Too many unused files. Try again later.',
  },
  'invoice.unpaid': {
    id: 'Faktur ada setelah pesanan dibayar',
    en: 'The invoice comes once the order is paid',
  },
  'label.no-awb': {
    id: 'Belum ada resi. Panggil kurir dulu.',
    en: 'There is no tracking number yet. Call the courier first.',
  },
} as const;

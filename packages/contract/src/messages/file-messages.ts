/** Messages of spreadsheet uploads and printed documents. */
export const fileMessages = {
  'spreadsheet.type': {
    id: 'File harus berupa XLSX atau CSV (UTF-8).',
    en: 'The file must be XLSX or CSV (UTF-8).',
  },
  'spreadsheet.empty': { id: 'File ini kosong', en: 'This file is empty' },
  'spreadsheet.large': { id: 'Ukuran file maksimal 10 MB', en: 'File maximum 10 MB' },
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
    en: 'There is no airway bill yet. Call the courier first.',
  },
  'labels.many': { id: 'Maksimal 100 pesanan sekali cetak', en: 'At most 100 orders at a time' },
} as const;

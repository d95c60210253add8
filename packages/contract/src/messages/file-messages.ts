/** Messages of spreadsheet uploads and printed documents. */
export const fileMessages = {
  'spreadsheet.type': {
    id: 'File harus berupa XLSX atau CSV (UTF-8).',
    en: 'The file must be XLSX or CSV (UTF-8).',
  },
  'spreadsheet.empty': { id: 'File ini kosong', en: 'This file is empty' },
  'spreadsheet.large': { id: 'Ukuran file maksimal 10 MB', en: 'File maximum 10 MB' },
  'labels.many': { id: 'Maksimal 100 pesanan sekali cetak', en: 'At most 100 orders at a time' },
} as const;

/** Messages of the seller's summary about the requested days (SPEC 3 "Seller dashboard date range"). */
export const summaryMessages = {
  'summary.range.order': {
    id: 'Tanggal akhir harus sama atau setelah tanggal awal',
    en: 'The last day must not be before the first one',
  },
  'summary.range.long': { id: 'Rentang paling lama 366 hari', en: 'The range is at most 366 days' },
} as const;

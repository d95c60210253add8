/** Messages of stores, their verification and the onboarding (domain 3.3). */
export const storeMessages = {
  'store.holiday.first-day': { id: 'Isi hari pertama libur', en: 'Enter the first day of the holiday' },
  'store.holiday.order': {
    id: 'Hari terakhir libur tidak boleh sebelum hari pertama',
    en: 'The last day of the holiday cannot be before the first',
  },
  'store.couriers.required': { id: 'Pilih minimal satu kurir', en: 'Choose at least one courier' },
  'banner.slides.many': { id: 'Maksimal 10 slide', en: 'At most 10 slides' },
  'banner.target': {
    id: 'Tautan hanya boleh ke halaman Pasar',
    en: 'The link can only lead to a page of Pasar',
  },
} as const;

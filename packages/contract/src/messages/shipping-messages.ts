/** Messages of the forms of shipping offers. */
export const shippingMessages = {
  'shipping-offer.max-subsidy.amount': {
    id: 'Batas per paket Rp500 sampai Rp10.000.000',
    en: 'The limit per parcel is Rp500 to Rp10.000.000',
  },
  'shipping-offer.min-spend.amount': {
    id: 'Minimal belanja Rp0 sampai Rp500.000.000',
    en: 'The minimum spend is Rp0 to Rp500.000.000',
  },
  'shipping-offer.couriers.required': { id: 'Pilih minimal satu kurir', en: 'Choose at least one courier' },
  'shipping-offer.provinces.required': {
    id: 'Pilih minimal satu provinsi',
    en: 'Choose at least one province',
  },
  'shipping-offer.start.required': { id: 'Isi tanggal mulai', en: 'Enter the start date' },
  'shipping-offer.end.invalid': { id: 'Isi tanggal berakhir', en: 'Enter the end date' },
  'shipping-offer.end.before-start': {
    id: 'Tanggal berakhir harus setelah tanggal mulai',
    en: 'The end must be after the start',
  },
  'shipping-offer.saved': { id: 'Gratis ongkir tersimpan', en: 'Free shipping saved' },
  'shipping-offer.not-found': {
    id: 'Penawaran gratis ongkir tidak ditemukan',
    en: 'Shipping offer not found',
  },
} as const;

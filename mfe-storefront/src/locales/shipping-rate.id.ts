/** What a courier takes for a parcel, and which parcels it does not take. */
export const shippingRate = {
  free: 'Gratis',
  before: 'Ongkir sebelumnya',
  tooHeavy: '{{service}} menerima paket sampai {{kg}} kg.',
  tooLight: '{{service}} menerima paket mulai {{kg}} kg.',
};

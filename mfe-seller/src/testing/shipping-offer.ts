import { rupiah, type StoreShippingOffer } from '@pasar/contract';

/** What Budi's store has set about free shipping: nothing yet. */
export const sampleShippingOffer: StoreShippingOffer = {
  is_active: false,
  scope: 'all',
  couriers: null,
  provinces: null,
  max_subsidy: null,
  min_spend: rupiah(0),
  date_start: '2026-11-01T00:00:00+07:00',
  date_end: null,
  state: 'off',
  products: 3,
  courier_options: [
    { code: 'jne', name: 'JNE' },
    { code: 'sicepat', name: 'SiCepat' },
  ],
  province_options: [
    { id: '32', name: 'Jawa Barat' },
    { id: '33', name: 'Jawa Tengah' },
  ],
  version: 0,
};

import { rupiah, type ShippingEstimate } from '@pasar/contract';

/** One courier with two services to Bandung; `over` replaces single fields. */
export const sampleEstimate = (over: Partial<ShippingEstimate> = {}): ShippingEstimate => ({
  origin: 'Kota Pekalongan',
  destination: { area_id: '32.73', area: '', sub_district: '', city: 'Kota Bandung' },
  qty: 1,
  weight_gram: 280,
  free_shipping: false,
  price: { min: rupiah(9_000), max: rupiah(16_000) },
  couriers: [
    {
      code: 'jne',
      name: 'JNE',
      price: { min: rupiah(9_000), max: rupiah(16_000) },
      services: [
        {
          service: 'REG',
          description: 'Reguler',
          price: rupiah(9_000),
          etd: '1-2',
          etd_date: { from: '2026-11-23', to: '2026-11-24' },
        },
        {
          service: 'YES',
          description: 'Esok sampai',
          price: rupiah(16_000),
          etd: '1',
          etd_date: { from: '2026-11-22', to: '2026-11-22' },
        },
      ],
    },
  ],
  ...over,
});

import type { AddressEntry } from '@pasar/contract';

/** An entry of an address book; `over` replaces single fields. */
export const sampleAddress = (id: number, over: Partial<AddressEntry> = {}): AddressEntry => ({
  id,
  label: id === 1 ? 'Rumah' : `Alamat ${id}`,
  receiver_name: 'Sari Dewi',
  phone: '081234567890',
  address: `Jl. Dago Asri No. ${id}`,
  province_id: '32',
  province: 'Jawa Barat',
  city_id: '32.73',
  city: 'Kota Bandung',
  sub_district_id: '32.73.02',
  sub_district: 'Coblong',
  area_id: '32.73.02.1004',
  area: 'Dago',
  zipcode: '40135',
  is_default: id === 1,
  ...over,
});

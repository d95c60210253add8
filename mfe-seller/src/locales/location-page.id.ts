export { store, summary } from './store-page.id.ts';

/** Where the store sends from. */
export const location = {
  title: 'Lokasi toko',
  lead: 'Ongkir dan perkiraan tiba dihitung dari sini.',
  company: 'Usaha',
  image: 'Foto tempat usaha (opsional)',
  companyName: 'Nama perusahaan',
  place: 'Alamat pengiriman',
  address: 'Alamat lengkap',
  addressHint: 'Jalan, nomor, RT dan RW. 10 sampai 200 huruf.',
  regions: 'Wilayah',
  loading: 'Memuat',
  shippingRates: 'Checkout yang sedang berjalan dihitung ulang ongkirnya setelah kamu pindah kota.',
  fields: {
    province_id: 'Provinsi',
    city_id: 'Kota atau kabupaten',
    sub_district_id: 'Kecamatan',
    area_id: 'Kelurahan atau desa',
    zipcode: 'Kode pos',
  },
  choose: {
    province_id: 'Pilih provinsi',
    city_id: 'Pilih kota atau kabupaten',
    sub_district_id: 'Pilih kecamatan',
    area_id: 'Pilih kelurahan atau desa',
  },
  first: {
    province_id: 'Pilih provinsi',
    city_id: 'Pilih provinsi dulu',
    sub_district_id: 'Pilih kota dulu',
    area_id: 'Pilih kecamatan dulu',
  },
};

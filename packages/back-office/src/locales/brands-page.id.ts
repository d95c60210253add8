export const brand = {
  lead: 'Nama baru langsung dipakai di daftar dan pencarian; alamatnya tetap.',
  new: 'Merek baru',
  create: 'Tambah merek',
  search: 'Nama merek',
  official: 'Resmi',
  address: 'Alamat',
  fields: { name: 'Nama', is_official: 'Merek resmi', logo_media_id: 'Logo' },
};

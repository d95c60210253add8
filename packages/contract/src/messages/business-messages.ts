const plain = {
  id: 'huruf, angka, spasi, titik, dan koma',
  en: 'letters, numbers, spaces, periods and commas',
};
const slashed = {
  id: 'huruf, angka, spasi, titik, koma, dan garis miring',
  en: 'letters, numbers, spaces, periods, commas and slashes',
};

/** Messages of the rules about addresses, companies, stores and bank accounts (SPEC 5). */
export const businessMessages = {
  'address.short': { id: 'Alamat minimal 10 karakter', en: 'Address minimum 10 characters' },
  'address.long': { id: 'Alamat maksimal 200 karakter', en: 'Address maximum 200 characters' },
  'address.characters': {
    id: `Alamat hanya bisa diisi ${slashed.id}`,
    en: `Address can only be filled with ${slashed.en}`,
  },
  'zip.invalid': { id: 'Kode pos tidak valid', en: 'Zip Code not valid' },
  'company.name.short': { id: 'Nama perusahaan minimal 5 karakter', en: 'Company name minimum 5 characters' },
  'company.name.long': {
    id: 'Nama perusahaan maksimal 200 karakter',
    en: 'Company name maximum 200 characters',
  },
  'company.plain-characters': {
    id: `Hanya bisa diisi ${plain.id}`,
    en: `Can only be filled with ${plain.en}`,
  },
  'company.slashed-characters': {
    id: `Hanya bisa diisi ${slashed.id}`,
    en: `Can only be filled with ${slashed.en}`,
  },
  'pic.name.long': { id: 'Nama PIC maksimal 150 karakter', en: 'PIC name maximum 150 characters' },
  'npwp.invalid': {
    id: 'Format NPWP tidak valid, hanya bisa diisi angka',
    en: 'NPWP Format not valid, can only enter numbers',
  },
  'npwp.length': { id: 'NPWP berisi 15 atau 16 angka', en: 'An NPWP has 15 or 16 digits' },
  'npwp.image': { id: 'Gambar dokumen NPWP wajib diunggah', en: 'Image of Document NPWP is required' },
  'store.name.short': { id: 'Nama toko minimal 5 karakter', en: 'Store name minimum 5 characters' },
  'store.name.long': { id: 'Nama toko maksimal 100 karakter', en: 'Store name maximum 100 characters' },
  'store.name.taken': {
    id: 'Nama toko sudah dipakai, coba nama lain',
    en: 'Store name is already taken, try another one',
  },
  'store.description.long': {
    id: 'Deskripsi toko maksimal 2.000 karakter',
    en: 'Store description maximum 2,000 characters',
  },
  'account-number.invalid': {
    id: 'Format nomor rekening tidak valid',
    en: 'Format Account Number is not valid',
  },
} as const;

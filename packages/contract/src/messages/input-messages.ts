/** Messages of any field, of images and of checkboxes (SPEC 5). */
export const inputMessages = {
  'field.required': { id: 'Harap isi kolom berikut', en: 'Please fill in the following column' },
  'field.invalid': { id: 'Isian ini tidak valid', en: 'This entry is not valid' },
  'search.long': { id: 'Pencarian maksimal 100 karakter', en: 'Search maximum 100 characters' },
  'text.long.150': { id: 'Maksimal 150 karakter', en: 'Maximum 150 characters' },
  'text.long.500': { id: 'Maksimal 500 karakter', en: 'Maximum 500 characters' },
  'text.long.1000': { id: 'Maksimal 1.000 karakter', en: 'Maximum 1,000 characters' },
  'query.unknown': {
    id: 'Filter atau parameter {name} tidak dikenal',
    en: 'Unknown filter or parameter {name}',
  },
  'field.long': { id: 'Maksimal 255 karakter', en: 'Maximum 255 characters' },
  'terms.unchecked': {
    id: 'Syarat dan Ketentuan harus dicentang',
    en: 'Terms and Conditions must be checked',
  },
  'image.required': { id: 'Harap unggah gambar', en: 'Please upload an image' },
  'image.type': {
    id: 'Foto hanya boleh berjenis GIF, PNG, JPG, JPEG, dan BMP.',
    en: 'Photo only allows file types of GIF, PNG, JPG, JPEG and BMP.',
  },
  'image.large': { id: 'Ukuran foto maksimal 5 MB', en: 'Photo maximum 5 MB' },
  'image.pixels': { id: 'Foto maksimal 40 megapiksel', en: 'Photo maximum 40 megapixels' },
  'image.unreadable': {
    id: 'Foto tidak bisa dibaca. Coba foto lain.',
    en: 'The photo cannot be read. Try another one.',
  },
} as const;

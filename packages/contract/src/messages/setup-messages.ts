/** Texts of the setup screens and the dashboards' forms (SPEC 5). */
export const setupMessages = {
  'field.required': { id: 'Harap isi kolom berikut', en: 'Please fill in the following column' },
  'fullname.long': { id: 'Nama lengkap maksimal 100 karakter', en: 'Full name maximum 100 characters' },
  'phone.invalid': {
    id: 'Nomor telepon tidak valid, contoh: 0878***** atau 02******',
    en: 'Number phone not valid, Exp: 0878***** atau 02******',
  },
} as const;

/** Messages of the rules about a user (SPEC 5). */
export const userMessages = {
  'username.short': { id: 'Username minimal 6 karakter', en: 'Username minimum 6 characters' },
  'username.characters': {
    id: 'Username hanya bisa diisi huruf, angka, titik, dan garis bawah',
    en: 'Username can only be filled with letters, numbers, periods and underscores',
  },
  'username.taken': {
    id: 'Username tidak tersedia, coba masukkan username lain',
    en: 'Username is not available, try entering another username',
  },
  'username.available': { id: 'Username tersedia', en: 'Username Available' },
  'fullname.long': { id: 'Nama lengkap maksimal 100 karakter', en: 'Full name maximum 100 characters' },
  'fullname.characters': {
    id: 'Nama lengkap hanya bisa diisi huruf, angka, spasi, titik, dan koma',
    en: 'Full name can only be filled with letters, numbers, spaces, periods and commas',
  },
  'phone.invalid': {
    id: 'Nomor telepon tidak valid, contoh: 0878***** atau 02******',
    en: 'Number phone not valid, Exp: 0878***** atau 02******',
  },
  'pic.phone.invalid': { id: 'Nomor telepon PIC tidak valid', en: 'PIC Number not valid' },
  'birthday.incomplete': {
    id: 'Tanggal lahir belum diisi lengkap',
    en: 'Date of birth not filled in completely',
  },
  'birthday.day': { id: 'Tanggal lahir tidak valid', en: 'Date of birth not valid' },
  'birthday.month': { id: 'Bulan lahir tidak valid', en: 'Month of birth not valid' },
  'birthday.year': { id: 'Tahun lahir tidak valid', en: 'Year of birth not valid' },
  'dropship.name.required': { id: 'Nama harus diisi', en: 'Name is required' },
  'dropship.name.length': { id: 'Nama 2 sampai 100 karakter', en: 'Name 2 to 100 characters' },
  'dropship.name.characters': {
    id: 'Nama hanya bisa diisi huruf, angka, spasi, titik, dan koma',
    en: 'Name can only be filled with letters, numbers, spaces, periods and commas',
  },
} as const;

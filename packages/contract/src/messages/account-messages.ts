/** Messages of the rules of login, registration and recovery (SPEC 5). */
export const accountMessages = {
  'email.required': { id: 'E-mail wajib diisi', en: 'Email is required' },
  'email.invalid': { id: 'Format e-mail tidak valid', en: 'Email format not valid' },
  'email.taken': { id: 'E-mail sudah terdaftar', en: 'Email is already registered' },
  'password.required': { id: 'Kata sandi wajib diisi', en: 'Password is required' },
  'password.short': {
    id: 'Kata sandi terlalu pendek, min. 8 karakter',
    en: 'Password is too short, min. 8 character',
  },
  'password.long': {
    id: 'Kata sandi terlalu panjang, maks. 32 karakter',
    en: 'Password is too long, max. 32 character',
  },
  'password.characters': {
    id: 'Kata sandi tidak valid, hanya huruf, angka, atau simbol _@./#&+-',
    en: 'Password not valid, put only a letter, number or symbol _@./#&+-',
  },
  'confirmation.required': {
    id: 'Konfirmasi kata sandi wajib diisi',
    en: 'Password Confirmation is required',
  },
  'confirmation.different': {
    id: 'Konfirmasi kata sandi tidak sama dengan kata sandi',
    en: 'Password Confirmation is not same with password',
  },
  'code.required': { id: 'Kode wajib diisi', en: 'Code is required' },
  'code.digits': { id: 'Kode hanya terdiri dari angka', en: 'The code has digits only' },
} as const;

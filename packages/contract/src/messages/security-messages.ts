/** The server's messages about social login and account security. */
export const securityMessages = {
  'social.unproven': {
    id: 'Proses masuk ini tidak bisa dibuktikan. Coba lagi.',
    en: 'This sign-in could not be proven. Try again.',
  },
  'phone.password': {
    id: 'Mengganti nomor telepon perlu kata sandi',
    en: 'Changing the phone number needs your password',
  },
  'factor.wrong': {
    id: 'Kode salah atau sudah dipakai. Tunggu kode berikutnya di aplikasimu.',
    en: 'Wrong code, or already used. Wait for the next one in your app.',
  },
} as const;

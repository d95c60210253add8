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
} as const;

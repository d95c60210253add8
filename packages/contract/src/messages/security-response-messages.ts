/** What the server answers about sign-in data and sessions. */
export const securityResponseMessages = {
  'social.email-unverified': {
    id: 'E-mail di akun itu belum terverifikasi. Verifikasi dulu di sana, atau daftar dengan e-mail.',
    en: 'The email of that account is not verified. Verify it there first, or register with your email.',
  },
  'login.password-expired': {
    id: 'Kata sandi sekali pakai ini sudah tidak berlaku. Buat yang baru lewat "Lupa kata sandi".',
    en: 'This one-time password is no longer valid. Set a new one with "Forgot password".',
  },
  'password.changed': {
    id: 'Kata sandi sudah diganti. Perangkat lain sudah dikeluarkan.',
    en: 'Password changed. Your other devices are logged out.',
  },
  'password.none': {
    id: 'Akun ini belum punya kata sandi. Buat lewat "Lupa kata sandi".',
    en: 'This account has no password yet. Set one with "Forgot password".',
  },
  'email.same': { id: 'Ini sudah e-mailmu', en: 'This is your email already' },
  'email.code-sent': {
    id: 'Kode sudah kami kirim ke e-mail barumu',
    en: 'We have sent a code to your new email',
  },
  'email.changed': { id: 'E-mail sudah diganti', en: 'Email changed' },
  'phone.changed': { id: 'Nomor telepon sudah diganti', en: 'Phone number changed' },
  'session.revoked': { id: 'Perangkat itu sudah dikeluarkan', en: 'That device is logged out' },
  'sessions.revoked': {
    id: 'Semua perangkat lain sudah dikeluarkan',
    en: 'All other devices are logged out',
  },
} as const;

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
  'login.second-factor': {
    id: 'Satu langkah lagi: konfirmasi bahwa ini kamu',
    en: 'One more step: confirm that it is you',
  },
  'not-me.done': {
    id: 'Akunmu aman: semua perangkat sudah dikeluarkan, dan kode untuk kata sandi baru sedang dikirim',
    en: 'Your account is secured: every device is logged out, and a code for a new password is on its way',
  },
  'not-me.ended': {
    id: 'Tautan ini tidak berlaku lagi. Buat kata sandi baru lewat "Lupa kata sandi".',
    en: 'This link no longer works. Set a new password with "Forgot password".',
  },
  'login.pending-ended': {
    id: 'Waktu untuk mengisi kode sudah habis. Silakan masuk lagi.',
    en: 'The time to enter the code is over. Please log in again.',
  },
  'step-up.required': {
    id: 'Konfirmasi dulu bahwa ini kamu',
    en: 'Confirm first that it is you',
  },
  'step-up.code-sent': {
    id: 'Kode konfirmasi sudah kami kirim ke e-mailmu',
    en: 'We have sent a confirmation code to your email',
  },
  'step-up.done': { id: 'Terkonfirmasi', en: 'Confirmed' },
  'step-up.method': {
    id: 'Konfirmasi dengan passkey atau aplikasi autentikator akun ini',
    en: "Confirm with this account's passkey or authenticator app",
  },
  'totp.active': {
    id: 'Aplikasi autentikator sudah aktif. Hapus dulu untuk menggantinya.',
    en: 'An authenticator app is set up already. Remove it first to replace it.',
  },
  'totp.none': {
    id: 'Belum ada aplikasi autentikator yang disiapkan',
    en: 'No authenticator app has been set up',
  },
  'totp.confirmed': { id: 'Aplikasi autentikator aktif', en: 'Authenticator app is on' },
  'totp.removed': { id: 'Aplikasi autentikator dihapus', en: 'Authenticator app removed' },
  'factor.none': {
    id: 'Belum ada passkey atau aplikasi autentikator di akun ini',
    en: 'This account has no passkey or authenticator app',
  },
  'passkey.added': { id: 'Passkey ditambahkan', en: 'Passkey added' },
  'passkey.renamed': { id: 'Nama passkey disimpan', en: 'Name of the passkey saved' },
  'passkey.name.long': { id: 'Maksimal 40 karakter', en: 'Maximum 40 characters' },
  'passkey.removed': { id: 'Passkey dihapus', en: 'Passkey removed' },
  'passkey.full': {
    id: 'Satu akun memuat paling banyak {max} passkey. Hapus satu dulu.',
    en: 'An account holds at most {max} passkeys. Remove one first.',
  },
  'passkey.known': {
    id: 'Passkey ini sudah terdaftar',
    en: 'This passkey is added already',
  },
  'passkey.refused': {
    id: 'Passkey ini tidak bisa dipakai di sini. Coba lagi, atau masuk dengan cara lain.',
    en: 'This passkey does not work here. Try again, or log in another way.',
  },
  'passkey.no-domain': {
    id: 'Passkey perlu nama domain. Buka Pasar lewat alamat dengan nama.',
    en: 'Passkeys need a domain name. Open Pasar at an address with a name.',
  },
  'recovery.renewed': {
    id: 'Kode pemulihan baru dibuat. Kode lama tidak berlaku lagi.',
    en: 'New recovery codes created. The old ones no longer work.',
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

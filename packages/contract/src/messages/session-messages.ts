/** The server's messages about login, codes and recovery (domain 3.2). */
export const sessionMessages = {
  'login.wrong': { id: 'E-mail atau kata sandi salah', en: 'Wrong email or password' },
  'login.too-many': {
    id: 'Terlalu banyak percobaan masuk. Coba lagi dalam {seconds} detik.',
    en: 'Too many login tries. Try again in {seconds} seconds.',
  },
  'login.suspended': { id: 'Akun ditangguhkan', en: 'Account suspended' },
  'login.unverified': {
    id: 'E-mail belum diverifikasi. Kode baru sudah kami kirim.',
    en: 'Email is not verified yet. We have sent a new code.',
  },
  'session.other-user': {
    id: 'Di tab lain kamu masuk dengan akun lain. Halaman ini sekarang mengikuti akun itu; ulangi bila perlu.',
    en: 'You logged in with another account in another tab. This page now follows it; try again if need be.',
  },
  'session.other-store': {
    id: 'Di tab lain kamu pindah ke toko lain, jadi ini belum disimpan. Muat ulang halaman untuk melihat toko itu.',
    en: 'You switched to another store in another tab, so this was not saved. Reload the page to see that store.',
  },
  'session.ended': {
    id: 'Sesimu sudah berakhir. Silakan masuk lagi.',
    en: 'Your session has ended. Please log in again.',
  },
  'logout.success': { id: 'Kamu sudah keluar', en: 'You are logged out' },
  'register.success': {
    id: 'Kode verifikasi sudah kami kirim ke e-mailmu',
    en: 'We have sent a verification code to your email',
  },
  'forgot-password.success': {
    id: 'Jika e-mail terdaftar, kode OTP telah dikirim',
    en: 'If the email is registered, an OTP code has been sent',
  },
  'verification.success': { id: 'E-mail berhasil diverifikasi', en: 'Email verified' },
  'verification.needs-password': {
    id: 'E-mail berhasil diverifikasi. Sekarang buat kata sandi.',
    en: 'Email verified. Now set a password.',
  },
  'reset.ready': { id: 'Kode benar. Buat kata sandi baru.', en: 'Right code. Set a new password.' },
  'reset.success': {
    id: 'Kata sandi sudah diganti. Silakan masuk.',
    en: 'Password changed. Please log in.',
  },
  'reset.grant-ended': {
    id: 'Waktu untuk mengganti kata sandi sudah habis. Minta kode baru.',
    en: 'The time to change the password is over. Ask for a new code.',
  },
} as const;

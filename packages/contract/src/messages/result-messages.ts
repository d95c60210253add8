/** The results that pages show (SPEC 2, 4 and 8). */
export const resultMessages = {
  'login.success': { id: 'Login Berhasil', en: 'Login successful' },
  'data.saved': { id: 'Data berhasil disimpan', en: 'Data Saved Successfully' },
  'buyer-setup.success.title': { id: 'Pendaftaran berhasil', en: 'Register Successful' },
  'buyer-setup.success.body': {
    id: 'Permintaan pendaftaranmu sudah kami terima. Sekarang kamu bisa mulai belanja',
    en: 'We have received your registration request. You can now start shopping',
  },
  'buyer-setup.error': {
    id: 'Pendaftaran gagal, silakan coba lagi',
    en: 'Register Failed, please try again',
  },
  'merchant-setup.success.title': {
    id: 'Permintaan pendaftaranmu sudah kami terima',
    en: 'We have received your registration request',
  },
  'merchant-setup.success.body': {
    id: 'Tunggu verifikasi dalam 1 x 24 jam untuk bisa mulai berjualan',
    en: 'Please wait for verification within 1 x 24 hours to be able to start selling',
  },
  'merchant-setup.error': {
    id: 'Pendaftaran gagal, silakan coba lagi',
    en: 'Register failed, please try again',
  },
  'social.google-canceled': { id: 'Login dengan Google dibatalkan', en: 'Login with google canceled' },
  'social.facebook-canceled': {
    id: 'Kamu membatalkan login atau belum memberi izin penuh',
    en: 'User cancelled login or did not fully authorize',
  },
} as const;

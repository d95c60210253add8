/** What the server answers about stores and their money. */
export const storeResponseMessages = {
  'store.moved': { id: 'Status toko sudah berubah', en: 'The status of the store has changed' },
  'store.review.none': {
    id: 'Bagian ini tidak sedang diperiksa',
    en: 'This part is not being checked',
  },
  'store.review.unchanged': {
    id: 'Bagian ini ditolak. Perbaiki dulu, lalu kirim lagi.',
    en: 'This part was refused. Change it first, then send it again.',
  },
  'store.review.resubmitted': {
    id: 'Dikirim lagi. Verifikasi paling lama 1 x 24 jam.',
    en: 'Sent again. Verification takes 1 x 24 hours at most.',
  },
  'store.dropship.off': {
    id: 'Toko ini tidak melayani dropship',
    en: 'This store does not offer dropship',
  },
  'bank.unknown': { id: 'Bank ini tidak dikenal', en: 'This bank is not known' },
  'setup.order': {
    id: 'Selesaikan langkah sebelumnya dulu',
    en: 'Complete the previous step first',
  },
  'setup.finished': {
    id: 'Pendaftaranmu sudah selesai. Ubah datanya di akunmu.',
    en: 'Your registration is complete. Change the data in your account.',
  },
  'setup.other-flow': {
    id: 'Kamu sudah terdaftar sebagai penjual',
    en: 'You are already registered as a seller',
  },
  'withdraw.suspended': {
    id: 'Toko ditangguhkan. Penarikan belum bisa dilakukan.',
    en: 'The store is suspended. Withdrawals are not possible now.',
  },
  'withdraw.unverified': {
    id: 'Penarikan bisa dilakukan setelah toko terverifikasi',
    en: 'Withdrawals are possible once the store is verified',
  },
  'withdraw.review': {
    id: 'Data toko yang baru diganti sedang diperiksa. Penarikan bisa mulai setelah disetujui.',
    en: 'The changed data of the store is being checked. Withdrawals start again once it is approved.',
  },
} as const;

/** Why a part of a wallet cannot be withdrawn now. */
export const walletMessages = {
  'hold.orders-pending': {
    id: 'Hasil pesanan berjalan. Masuk ke saldo setelah pembeli menyelesaikan pesanan, atau otomatis 48 jam setelah pesanan tiba.',
    en: 'Proceeds of running orders. Added to the balance when the buyer completes the order, or automatically 48 hours after it arrives.',
  },
  'hold.unpaid-orders': {
    id: 'Dipakai untuk pesanan yang belum dibayar lunas. Kembali ke saldo kalau pesanan tidak dibayar.',
    en: 'Used for orders that are not fully paid yet. Returned to the balance if they are not paid.',
  },
  'hold.withdrawal-running': {
    id: 'Penarikan sedang diproses.',
    en: 'A withdrawal is being processed.',
  },
  'hold.bank-missing': {
    id: 'Rekening toko belum diisi.',
    en: 'The store has no bank account yet.',
  },
  'hold.bank-new': {
    id: 'Rekening toko baru diganti. Penarikan dibuka 24 jam setelahnya.',
    en: 'The bank account was changed recently. Withdrawals open 24 hours later.',
  },
  'hold.account-protected': {
    id: 'Akunmu baru berubah. Demi keamanan, penarikan menunggu sehari.',
    en: 'Your account has just changed. To keep it safe, withdrawals wait a day.',
  },
  'account.money-held': {
    id: 'Akunmu baru berubah. Demi keamanan, penarikan dan perubahan rekening bisa lagi mulai {at}.',
    en: 'Your account has just changed. To keep it safe, withdrawals and changes of the bank account wait until {at}.',
  },
  'hold.store-suspended': { id: 'Toko sedang ditangguhkan.', en: 'The store is suspended.' },
  'hold.store-unverified': { id: 'Toko belum terverifikasi.', en: 'The store is not verified yet.' },
  'hold.review-pending': {
    id: 'Perubahan data toko sedang diperiksa Tim Pasar.',
    en: 'Changes to the store are being checked by the Pasar team.',
  },
  'hold.day-limit': {
    id: 'Batas penarikan hari ini sudah tercapai.',
    en: "Today's withdrawal limit is reached.",
  },
  'hold.below-minimum': {
    id: 'Di bawah jumlah penarikan minimal.',
    en: 'Below the minimum withdrawal.',
  },
} as const;

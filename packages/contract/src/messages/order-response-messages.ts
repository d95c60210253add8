/** What the server answers about orders and withdrawals. */
export const orderResponseMessages = {
  'order.not-found': { id: 'Pesanan tidak ditemukan', en: 'Order not found' },
  'order.moved': { id: 'Status pesanan sudah berubah', en: 'The order status has changed' },
  'order.approved': { id: 'Pesanan diterima', en: 'Order accepted' },
  'order.pickup-called': { id: 'Kurir dipanggil', en: 'Courier called' },
  'waybill.required': {
    id: 'Kurir tidak dapat dipanggil di sini. Antar paketnya, lalu isi nomor resinya.',
    en: 'No courier can be called here. Bring the parcel to the courier and enter its tracking number.',
  },
  'waybill.used': {
    id: 'Nomor resi ini sudah dipakai pesanan lain',
    en: 'This tracking number belongs to another order',
  },
  'waybill.corrected-twice': {
    id: 'Nomor resi sudah diperbaiki dua kali. Hubungi tim Pasar.',
    en: 'The tracking number was corrected twice. Contact the Pasar team.',
  },
  'order.cancel-pending': {
    id: 'Ada permintaan batal yang belum dijawab',
    en: 'A request to cancel waits for an answer',
  },
  'order.complaint-open': { id: 'Komplain masih berjalan', en: 'A complaint is still open' },
  'order.complaint-early': {
    id: 'Paket masih dalam perkiraan waktu kirim',
    en: 'The parcel is still within its delivery time',
  },
  'order.complaint-late': { id: 'Waktu komplain sudah habis', en: 'The time to complain is over' },
  'withdraw.day-amount': {
    id: 'Batas penarikan hari ini tinggal {left}',
    en: 'You can withdraw {left} more today',
  },
  'withdraw.day-count': {
    id: 'Maksimal {max} penarikan per hari. Coba lagi besok.',
    en: 'At most {max} withdrawals a day. Try again tomorrow.',
  },
  'refund.too-much': {
    id: 'Paling banyak {max} yang bisa kembali ke pembayaran ini',
    en: 'At most {max} can go back to this payment',
  },
  'refund.closed': {
    id: 'Uang tidak bisa kembali ke pembayaran ini lagi. Tarik ke rekening bank.',
    en: 'Money cannot go back to this payment anymore. Withdraw it to a bank account.',
  },
  'withdraw.bank-missing': { id: 'Isi rekening bank toko dulu', en: "Add your store's bank account first" },
  'withdraw.bank-new': {
    id: 'Rekening baru saja diganti. Penarikan bisa mulai {at}.',
    en: 'The bank account has just changed. You can withdraw from {at}.',
  },
} as const;

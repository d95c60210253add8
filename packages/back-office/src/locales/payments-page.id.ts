export { bookFile } from './book-file.id.ts';

export { paymentNames } from './payment-names.id.ts';
export const payments = {
  search: 'Kode pembayaran, nama atau e-mail pembeli',
  code: 'Kode',
  buyer: 'Pembeli',
  method: 'Cara bayar',
  amount: 'Jumlah',
  received: 'Diterima',
  status: 'Status',
  created: 'Dibuat',
  expires: 'Batas bayar',
  paidAt: 'Dibayar pada',
  orders: 'Pesanan',
  toOrders: 'Lihat pesanannya',
  attempts_one: '{{count}} percobaan',
  attempts_other: '{{count}} percobaan',
  reference: 'Tagihan',
  providerRef: 'Nomor di penyedia',
  responded: 'Dijawab penyedia',
  check: 'Tanya penyedia sekarang',
  tab: {
    all: 'Semua',
    waiting: 'Menunggu',
    paid: 'Dibayar',
    expired: 'Kedaluwarsa',
    cancelled: 'Dibatalkan',
    refunded: 'Masuk saldo',
  },
};

/** What became of an attempt to collect a payment. */
export const charge = {
  asked: 'Diminta',
  waiting: 'Menunggu pembeli',
  paid: 'Dibayar',
  expired: 'Kedaluwarsa',
  cancelled: 'Dibatalkan',
  failed: 'Gagal',
  unknown: 'Belum jelas',
  reversed: 'Ditarik kembali',
};

export const settlement = {
  title: 'Setoran penyedia',
  text: 'CSV dengan kolom reference, amount, fee, dalam rupiah. Tiap tagihan dibukukan sekali; baris yang salah disebut, yang benar dibukukan.',
  provider: 'Penyedia',
  providerHint: 'Seperti tertulis pada tagihan, misalnya midtrans',
  file: 'Berkas setoran',
  booked_one: '{{count}} tagihan dibukukan.',
  booked_other: '{{count}} tagihan dibukukan.',
};

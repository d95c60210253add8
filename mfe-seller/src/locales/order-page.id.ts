export * from './earnings-messages.id.ts';
export * from './order-messages.id.ts';

/** Only the page of one order says these. */
export const meaning = {
  waiting_payment: 'Menunggu pembayaran pembeli.',
  new: 'Pembeli sudah membayar. Terima sebelum waktunya habis; setelah itu pesanan dibatalkan otomatis dan tokomu mendapat satu poin pelanggaran.',
  processed: 'Kemas barangnya, lalu panggil kurir. Dana pembeli kami tahan sampai barang diterima.',
  ready_to_ship: 'Kurir akan menjemput. Tulis nomor resi di paketnya.',
  shipped: 'Paket sedang di jalan. Dana masih kami tahan.',
  delivered:
    'Paket sudah tiba. Dana masuk saldo toko begitu pembeli menyelesaikan pesanan, atau otomatis saat waktunya habis.',
  complained: 'Pembeli mengajukan komplain. Dana kami tahan sampai selesai.',
  completed: 'Pesanan selesai dan dana sudah masuk saldo toko.',
  payment_expired: 'Pesanan ditutup tanpa pembayaran.',
  cancelled_buyer: 'Pesanan dibatalkan pembeli. Dana kembali kepadanya dan stok kembali ke tokomu.',
  rejected: 'Kamu menolak pesanan ini. Semua dana kembali ke pembeli.',
  cancelled_system: 'Pesanan dibatalkan otomatis. Semua dana kembali ke pembeli.',
  refunded: 'Komplain selesai dengan dana kembali ke pembeli.',
  booking:
    'Kurir sedang dipesan. Nomor resi dan labelnya muncul di sini; kalau kurir tidak bisa, pesanan kembali ke Perlu Dikirim.',
  returned:
    'Kurir mengembalikan paket ini. Harga barang sudah kembali ke pembeli; ongkirnya tetap untuk kurir. Konfirmasi begitu barangnya ada padamu, supaya stoknya kembali.',
};

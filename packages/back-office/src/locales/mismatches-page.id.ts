export const mismatchKind = {
  shown_net: 'Halaman berbeda dari jurnal',
  payment_amount: 'Jumlah bayar berbeda',
  payment_unknown: 'Pembayaran tak dikenal',
  payment_reversed: 'Pembayaran ditarik kembali',
  settlement: 'Setoran berbeda',
  courier_booking: 'Pemesanan kurir tidak jelas',
  courier_recall: 'Paket tidak jadi ditarik',
  courier_ended: 'Paket diakhiri kurir',
};

export const mismatches = {
  search: 'Awal kode',
  kind: 'Jenis',
  ref: 'Tentang',
  amount: 'Selisih',
  detail: 'Rincian',
  opened: 'Ditemukan',
  closed: 'Ditutup',
  closedBy: 'Ditutup oleh',
  byCheck: 'Pemeriksaan berikutnya',
  decision: 'Keputusan',
  tab: { open: 'Terbuka', closed: 'Ditutup', all: 'Semua' },
  help: {
    shown_net:
      'Halaman penjual menunjukkan angka lain dari jurnalnya. Laporkan ke tim teknis; jurnal yang berlaku.',
    payment_amount: 'Uang yang masuk bukan jumlah yang diminta. Uangnya sudah di saldo pembeli.',
    payment_unknown: 'Penyedia melaporkan pembayaran yang tidak dikenal pasar. Cari di dasbor penyedia.',
    payment_reversed:
      'Penyedia menarik kembali uang dari pesanan yang sudah dikirim atau berakhir. Jumlahnya dicatat sebagai kerugian; tanyakan ke penyedia atau pembeli. Pesanan yang belum dikirim sudah dibatalkan.',
    settlement: 'Penyedia menyetor jumlah lain dari yang diambilnya. Tanyakan ke penyedia.',
    courier_booking:
      'Kurir mungkin sudah memesan paket yang kami lepas. Periksa di dasbor kurir sebelum memesan lagi.',
    courier_recall: 'Kurir tetap membawa paket yang ditarik kembali. Hubungi kurirnya.',
    courier_ended: 'Kurir mengakhiri paket yang sudah diambil. Cari tahu di mana paketnya.',
  },
  close: {
    button: 'Tutup selisih',
    title: 'Tutup selisih ini?',
    text: 'Menutupnya tidak memindahkan uang. Tulis apa yang ditemukan dan apa yang dilakukan.',
    yes: 'Tutup',
  },
};

export * from './earnings-messages.id.ts';

export const wallet = {
  title: 'Saldo toko',
  lead: 'Penghasilan dari pesanan yang selesai.',
  withdrawable: 'Bisa ditarik sekarang',
  balance: 'Saldo',
  pending: 'Perkiraan dari pesanan berjalan',
  onWithdrawal: 'Sedang ditarik',
  seeOrders: 'Lihat pesanannya',
  statement: 'Unduh CSV',
  month: 'Laporan bulanan',
  breakdown: 'Rincian penghasilan',
  noBreakdown: 'Rincian belum bisa dimuat.',
};

export const withdraw = {
  button: 'Tarik saldo',
  title: 'Tarik saldo toko',
  to: 'Ke rekening toko',
  owner: 'Atas nama {{name}}',
  noBank: 'Isi rekening bank toko dulu untuk menarik saldo.',
  tooLittle: 'Penarikan bisa mulai dari {{min}}.',
  newBank: 'Rekening baru saja diganti. Penarikan bisa mulai {{at}}.',
  dayIsFull: 'Batas penarikan hari ini sudah tercapai. Coba lagi besok.',
};

export const bank = {
  title: 'Rekening toko',
  lead: 'Penghasilan dari pesanan yang selesai ditarik ke rekening ini.',
  safety:
    'Rekening baru diperiksa petugas kami, dan penarikan menunggu 24 jam: supaya uangmu tidak bisa dialihkan orang lain.',
  toWallet: 'Lihat saldo',
  status: {
    none: 'Belum ada',
    submitted: 'Menunggu pemeriksaan',
    approved: 'Disetujui',
    rejected: 'Ditolak',
  },
  none: 'Belum ada rekening. Isi supaya penghasilan bisa ditarik.',
  branchOf: 'Cabang {{branch}}',
  change: 'Ganti rekening',
  add: 'Isi rekening',
  wait: 'Demi keamanan, penarikan bisa dilakukan lagi 24 jam setelah rekening diganti.',
  bank: 'Bank',
  choose: 'Pilih bank',
  number: 'Nomor rekening',
  numberHint: '5 sampai 25 angka, tanpa spasi',
  branch: 'Cabang',
  owner: 'Nama pemilik rekening',
  ownerHint: 'Seperti tertulis di buku tabungan',
  save: 'Simpan rekening',
};

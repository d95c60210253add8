/** Words of a wallet's page. */
export const id = {
  history: 'Riwayat saldo',
  pages: 'Halaman riwayat saldo',
  filter: 'Saring riwayat saldo',
  type: 'Jenis',
  everyType: 'Semua jenis',
  types: {
    refund: 'Dana kembali',
    payment: 'Pembayaran',
    withdraw: 'Penarikan',
    topup: 'Isi saldo',
    adjustment: 'Penyesuaian',
    sale: 'Penjualan',
  },
  after: (amount: string) => `Saldo ${amount}`,
  column: { entry: 'Keterangan', at: 'Waktu', amount: 'Jumlah', after: 'Sesudahnya' },
  empty: 'Belum ada riwayat',
  nothingFound: 'Tidak ada riwayat yang cocok',
  nothingFoundText: 'Coba jenis lain atau rentang tanggal yang lebih lebar.',
  hold: {
    title: 'Belum bisa ditarik',
    until: (at: string) => `Paling lambat ${at}`,
  },
  withdrawal: {
    title: 'Penarikan terakhir',
    none: 'Belum ada penarikan',
    estimate: (at: string) => `Sampai paling lambat ${at}`,
    status: {
      requested: 'Diminta',
      approved: 'Disetujui',
      processing: 'Diproses',
      paid: 'Terkirim',
      rejected: 'Ditolak',
      reversed: 'Dikembalikan bank',
    },
  },
  withdraw: {
    rules: (min: string, max: string, times: number) =>
      `Mulai ${min}, paling banyak ${max} dan ${times} penarikan per hari.`,
    amount: 'Jumlah',
    available: (amount: string) => `Bisa ditarik ${amount}`,
    all: 'Semua',
    submit: 'Tarik saldo sekarang',
    submitAmount: (amount: string) => `Tarik ${amount}`,
    close: 'Tutup',
  },
  password: {
    label: 'Kata sandi Pasar',
    hint: 'Untuk memastikan ini benar kamu',
    show: 'Tampilkan kata sandi',
    hide: 'Sembunyikan kata sandi',
  },
  buyer: {
    emptyText: 'Dana kembali, pembayaran, dan penarikan tercatat di sini.',
    noWithdrawal: 'Penarikan ke bank dan kabarnya muncul di sini.',
    returned: 'Dana sudah kembali ke saldomu',
  },
  seller: {
    emptyText: 'Penghasilan dan penarikan tercatat di sini.',
    noWithdrawal: 'Penarikan ke rekening toko dan kabarnya muncul di sini.',
    returned: 'Dana sudah kembali ke saldo toko',
  },
};

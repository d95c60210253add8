export const walletMessages = {
  wallet: {
    title: 'Saldo Pasar',
    lead: 'Dana yang kembali kepadamu, untuk belanja lagi atau ditarik ke bank.',
    balance: 'Saldo yang bisa dipakai',
    hold: '{{amount}} ditahan untuk pesanan yang belum dibayar dan penarikan yang diproses',
    noHold: 'Tidak ada saldo yang ditahan',
    tooLittle: 'Penarikan bisa mulai dari {{min}}',
    statement: 'Unduh CSV',
    entries: '{{n}} catatan',
  },
  withdraw: {
    button: 'Tarik saldo',
    title: 'Tarik saldo ke bank',
    bank: 'Bank',
    chooseBank: 'Pilih bank',
    account: 'Nomor rekening',
    accountHint: '5 sampai 25 angka, tanpa spasi',
    owner: 'Nama pemilik rekening',
    ownerHint: 'Seperti tertulis di buku tabungan',
  },
};

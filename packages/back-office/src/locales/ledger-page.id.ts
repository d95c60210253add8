export const ledger = {
  search: 'Kode pesanan, pembayaran, penarikan, atau resi',
  refunds: 'Pengembalian dana',
  sum: 'Total yang dibukukan di akun ini: {{amount}}. Utang pasar bernilai plus, uang milik pasar bernilai minus.',
  all: 'Semua',
  at: 'Waktu',
  event: 'Peristiwa',
  reference: 'Tentang',
  amount: 'Jumlah',
  ofAccount: 'Akun: {{account}} ×',
  ofOwner: 'Akun: {{account}}, {{name}} ×',
  postings: 'Yang dibukukan',
};

/** What journals move money between. */
export const account = {
  buyer_wallet: 'Saldo pembeli',
  seller_wallet: 'Saldo toko',
  escrow: 'Dana ditahan',
  wallet_hold: 'Saldo dicadangkan',
  gateway_clearing: 'Penyedia pembayaran',
  platform_commission: 'Komisi',
  platform_fee: 'Biaya layanan',
  promo_expense: 'Promo pasar',
  courier_payable: 'Utang ke kurir',
  courier_deposit: 'Deposit kurir',
  shipping_loss: 'Selisih ongkir',
  withdrawal_clearing: 'Penarikan diproses',
  payment_loss: 'Selisih pembayaran',
  provider_fee: 'Biaya penyedia',
  bank: 'Bank',
};

export const journal = {
  J0: 'Saldo dicadangkan',
  J1: 'Pembayaran diterima',
  J2: 'Dana dikembalikan',
  J3: 'Pesanan selesai',
  J4: 'Komplain diputus',
  J5: 'Penarikan',
  J6: 'Penyesuaian',
  J9: 'Pembayaran ditarik kembali',
  J11: 'Setoran penyedia',
  J12: 'Biaya kurir',
};

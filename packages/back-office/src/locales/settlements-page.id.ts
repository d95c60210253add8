export const settlements = {
  lead: 'Setoran penyedia pembayaran ke bank, per hari berkasnya dibukukan.',
  waiting: 'Masih di penyedia sekarang: {{amount}}',
  day: 'Hari',
  count: 'Pembayaran',
  amount: 'Dibayar pembeli',
  fee: 'Biaya penyedia',
  bank: 'Masuk bank',
};

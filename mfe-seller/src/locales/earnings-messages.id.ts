/** How the earnings of an order are computed: on its page and in the wallet. */
export const earnings = {
  title: 'Penghasilan',
  items: 'Barang ({{n}})',
  voucher: 'Voucher toko',
  returned: 'Dana barang dikembalikan',
  shipping: 'Gratis ongkir dari toko',
  commission: 'Komisi Pasar {{percent}}%',
  refunded: '{{amount}} dikembalikan ke pembeli.',
  refundedPromo: 'Potongan Pasar {{amount}} kembali ke Pasar.',
  fee: 'Biaya layanan',
  reimbursed: 'Ongkir yang kamu bayar ke kurir',
  invoice: 'Faktur',
  creditNote: 'Nota kredit {{number}}',
  courier: 'Ongkir dan asuransi {{amount}} diteruskan ke kurir.',
  net: 'Kamu terima',
  netEstimated: 'Perkiraan kamu terima',
};

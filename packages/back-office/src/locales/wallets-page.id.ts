export { accounts } from './accounts-page.id.ts';
export { account } from './ledger-page.id.ts';

export const wallets = {
  lead: 'Saldo tiap toko atau pembeli sekarang. Buka satu untuk membaca semua jurnalnya.',
  sum: 'Total: {{amount}}',
  empty: 'Termasuk yang kosong',
  owner: { seller_wallet: 'Toko', buyer_wallet: 'Pembeli' },
  search: { seller_wallet: 'Nama toko', buyer_wallet: 'Nama, e-mail, atau nomor HP pembeli' },
};

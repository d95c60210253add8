export { account, ledger } from './ledger-page.id.ts';

export const accounts = {
  lead: 'Utang pasar bernilai plus, uang milik pasar bernilai minus; jumlah semuanya nol.',
  name: 'Akun',
  balance: 'Saldo',
  sum: 'Jumlah semua akun',
};

export { account, ledger } from './ledger-page.id.ts';

export const accounts = {
  lead: 'Yang kita utang bernilai plus, yang kita punya minus; semuanya bersama nol.',
  name: 'Akun',
  balance: 'Saldo',
  sum: 'Jumlah semua akun',
};

import type { Locale, WalletEntry } from '@pasar/contract';
import type { Context } from '../../../platform/context.ts';
import { byteOrderMark, csvLine } from '../../../platform/csv-line.ts';
import { walletLines } from '../../wallet/index.ts';
import type { DownloadToken } from '../download-tokens/download-token.ts';
import { clockText } from './clock-text.ts';

type WalletTicket = Extract<DownloadToken, { paper: 'wallet' }>;

const heads: Record<Locale, readonly string[]> = {
  id: ['tanggal', 'jenis', 'keterangan', 'kode', 'masuk', 'keluar', 'saldo'],
  en: ['date', 'type', 'description', 'code', 'in', 'out', 'balance'],
};

const types: Record<WalletEntry['type'], Record<Locale, string>> = {
  refund: { id: 'Pengembalian dana', en: 'Refund' },
  payment: { id: 'Pembayaran', en: 'Payment' },
  withdraw: { id: 'Penarikan', en: 'Withdrawal' },
  topup: { id: 'Isi saldo', en: 'Top-up' },
  adjustment: { id: 'Penyesuaian', en: 'Adjustment' },
  sale: { id: 'Penjualan', en: 'Sale' },
};

/** Lines per query. */
const perChunk = 1_000;

const readChunk = (ctx: Context, { kind, owner, filter }: WalletTicket, after: number) =>
  walletLines(ctx, { kind, owner }, filter)
    .selectAll()
    .where('id', '>', after)
    .orderBy('id')
    .limit(perChunk)
    .execute();

/** What came into a wallet and what went out, oldest first, with the balance after each line. */
export async function* walletExport(ctx: Context, ticket: WalletTicket): AsyncGenerator<string> {
  const { locale } = ticket;
  yield byteOrderMark + csvLine(heads[locale], locale);
  for (let after = 0; ; ) {
    const lines = await readChunk(ctx, ticket, after);
    yield lines
      .map(({ at, type, description, reference_code, amount, balance_after }) =>
        csvLine(
          [
            clockText(at),
            types[type][locale],
            description[locale],
            reference_code,
            amount > 0 ? amount : '',
            amount < 0 ? -amount : '',
            balance_after,
          ],
          locale,
        ),
      )
      .join('');
    if (lines.length < perChunk) return;
    after = lines.at(-1)?.id ?? after;
  }
}

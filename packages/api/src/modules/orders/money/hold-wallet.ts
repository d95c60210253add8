import type { Context } from '../../../platform/context.ts';
import { postJournal } from '../../ledger/index.ts';
import type { OrderGroupRow } from '../orders.tables.ts';

const description = { id: 'Dipakai untuk belanja', en: 'Used for shopping' };
const returned = {
  id: 'Saldo kembali, pesanan tidak dibayar',
  en: 'Balance returned, the order was not paid',
};

/** J0: the wallet's part of a group waits beside the wallet until the rest is paid. Throws 409 `wallet.insufficient`. */
export const holdWallet = (ctx: Context, { id, code, user_id, wallet_used }: OrderGroupRow) =>
  postJournal(ctx, {
    event: 'J0',
    key: `J0:order-group:${id}`,
    reference: { type: 'order-group', id },
    postings: [
      {
        account: { kind: 'buyer_wallet', owner: user_id },
        amount: -wallet_used,
        history: { type: 'payment', code, description },
      },
      { account: { kind: 'wallet_hold', owner: id }, amount: wallet_used },
    ],
  });

/** J0 undone: nobody paid the rest, the wallet gets its part back. */
export const returnHold = (ctx: Context, { id, code, user_id, wallet_used }: OrderGroupRow) =>
  postJournal(ctx, {
    event: 'J0',
    key: `J0-back:order-group:${id}`,
    reference: { type: 'order-group', id },
    postings: [
      { account: { kind: 'wallet_hold', owner: id }, amount: -wallet_used },
      {
        account: { kind: 'buyer_wallet', owner: user_id },
        amount: wallet_used,
        history: { type: 'refund', code, description: returned },
      },
    ],
  });

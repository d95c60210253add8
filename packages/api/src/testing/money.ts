import { postJournal, type WalletKind } from '../modules/ledger/index.ts';
import type { TestServer } from './open-test-server.ts';

let topUps = 0;

/** Puts rupiah into a wallet as staff would (J6); the owner is a user for a buyer's, a merchant for a seller's. */
export const fillWallet = async (
  market: TestServer,
  owner: number,
  amount: number,
  kind: WalletKind = 'buyer_wallet',
): Promise<void> => {
  topUps++;
  await postJournal(market.context(), {
    event: 'J6',
    key: `test top-up ${topUps}`,
    reference: { type: 'adjustment', id: topUps },
    postings: [
      {
        account: { kind, owner },
        amount,
        history: { type: 'topup', code: `TOP-${topUps}`, description: { id: 'Isi saldo', en: 'Top-up' } },
      },
      { account: { kind: 'gateway_clearing' }, amount: -amount },
    ],
  });
};

import type { Context } from '../../platform/context.ts';
import { json } from '../../platform/database/json.ts';
import { formatMessage } from '../../platform/message.ts';
import type { Posting } from './journal.ts';
import { accountName } from './move-balances.ts';

type WalletPosting = Extract<Posting, { history: object }>;

/** Writes what the owners of wallets read; `balances` are those after the whole journal. */
export const writeHistory = async (
  ctx: Context,
  journal_id: number,
  postings: readonly Posting[],
  balances: ReadonlyMap<string, number>,
): Promise<void> => {
  const ofWallets = postings.filter((posting): posting is WalletPosting => posting.history !== undefined);
  if (ofWallets.length === 0) return;
  const left = new Map(balances);
  const rows = ofWallets.toReversed().map(({ account, amount, history: { type, code, description } }) => {
    const balance_after = left.get(accountName(account)) ?? 0;
    left.set(accountName(account), balance_after - amount);
    return {
      ...account,
      journal_id,
      type,
      amount,
      balance_after,
      reference_code: code,
      description: json({ id: formatMessage(description, 'id'), en: formatMessage(description, 'en') }),
      at: ctx.clock.now(),
    };
  });
  await ctx.db.insertInto('wallet_entries').values(rows.toReversed()).execute();
};

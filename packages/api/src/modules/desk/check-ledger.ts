import type { Answer, endpoints } from '@pasar/contract';
import type { Verb } from '../../platform/context.ts';
import { unhurried } from '../../platform/database/patience.ts';
import { listOpenMismatches } from '../ledger/index.ts';

/** It reads every row of money, stock and promos: a few times a minute are enough for everybody together. */
const allowed = { points: 6, seconds: 60 };

/** Whether books, stock, promos and orders add up at this moment, in sentences (domain 3.10). Throws 429. */
export const checkLedger = async ({
  ctx,
}: Verb<void>): Promise<Answer<typeof endpoints.desk.ledger>['data']> => {
  await ctx.rates.spend('ledger checks', 'the desk', allowed);
  const checked_at = ctx.clock.now().toISOString();
  const faults = await unhurried(() => ctx.checkMarket(ctx));
  const open = await listOpenMismatches(ctx);
  const mismatches = open.map(({ kind, ref, amount, detail, opened_at }) => ({
    kind,
    ref,
    amount,
    detail,
    opened_at: opened_at.toISOString(),
  }));
  return { ok: faults.length === 0 && mismatches.length === 0, faults, mismatches, checked_at };
};

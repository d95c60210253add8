import type { endpoints, HandlerResponse } from '@pasar/contract';
import type { HandlerArgs } from '../../platform/context.ts';
import { withoutDeadline } from '../../platform/database/request-deadline.ts';
import { listOpenMismatches } from '../ledger/index.ts';

/** It reads every row of money, stock and promos: a few times a minute are enough for everybody together. */
const allowed = { points: 6, seconds: 60 };

/** Reports where books, stock, promos and orders are inconsistent now, in sentences (domain 3.10). Throws 429. */
export const checkLedger = async ({
  ctx,
}: HandlerArgs<void>): Promise<HandlerResponse<typeof endpoints.admin.ledger>['data']> => {
  await ctx.rates.spend('ledger checks', 'staff', allowed);
  const checked_at = ctx.clock.now().toISOString();
  const faults = await withoutDeadline(() => ctx.checkMarket(ctx));
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

import type { MarketNotice } from '@pasar/contract';
import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { isSearchOversized } from '../../catalog/index.ts';
import { paymentMethods } from '../../payments/index.ts';
import { isApprovalOff } from '../approvals/request-approval.ts';
import { hasUnexplainedFaults } from '../ledger/explain-check.ts';

/** So many can approve what one of them asked for. */
const enough = 2;

const hasColleagues = async ({ db }: Context): Promise<boolean> => {
  const { rows } = await sql`
    select 1 from staff_members s join users u on u.id = s.user_id
    where u.status = 'active' and s.roles && array['admin', 'finance'] limit ${enough}`.execute(db);
  return rows.length >= enough;
};

/** What stops trade, or lets one person alone move money, the most urgent first. */
export const findNotices = async (ctx: Context): Promise<MarketNotice[]> => {
  const isOff = isApprovalOff(ctx.limits);
  const found: Record<MarketNotice, boolean> = {
    no_payment_method: paymentMethods(ctx).length === 0,
    ledger_fault: await hasUnexplainedFaults(ctx),
    search_oversized: await isSearchOversized(ctx),
    approval_off: isOff,
    approval_alone: !isOff && !(await hasColleagues(ctx)),
  };
  return (Object.keys(found) as MarketNotice[]).filter((notice) => found[notice]); // keys of the literal above
};

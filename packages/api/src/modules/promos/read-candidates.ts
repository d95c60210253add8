import { sql } from 'kysely';
import { day, later } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { type BuyerVoucher, readVouchers } from './read-vouchers.ts';

/** A promo that starts within this time is announced. */
const announcedAhead = 7 * day;
/** More than anybody reads; those that end first are kept. */
const most = 200;

interface Wanted {
  /** Null for a visitor. */
  userId: number | null;
  /** Sellers whose vouchers count, beside the marketplace's; absent for every seller. */
  merchantIds?: readonly number[];
  /** Listed even when they are over. */
  alsoIds?: readonly number[];
}

const oneOf = (column: string, ids: readonly number[]) =>
  ids.length === 0 ? sql<boolean>`false` : sql<boolean>`${sql.ref(column)} in (${sql.join(ids)})`;

/**
 * The vouchers that a user may know of: open ones and those that the user claimed, running, exhausted or about to
 * start. One that is available by its code alone is hidden from users who did not claim it.
 */
export const readCandidates = (
  ctx: Context,
  { userId, merchantIds, alsoIds = [] }: Wanted,
): Promise<BuyerVoucher[]> => {
  const isOpen = sql<boolean>`(v.ends_at > ${ctx.clock.now()} and not v.is_paused
    and v.starts_at <= ${later(ctx.clock, announcedAhead)})`;
  const isOurs = merchantIds
    ? sql<boolean>`(v.merchant_id is null or ${oneOf('v.merchant_id', merchantIds)})`
    : sql<boolean>`true`;
  return readVouchers(ctx, {
    userId,
    limit: most,
    where: sql<boolean>`(v.target <> 'code_only' or c.claimed_at is not null)
      and ${isOurs} and (${isOpen} or ${oneOf('v.id', alsoIds)})`,
  });
};

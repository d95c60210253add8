import { type RawBuilder, sql } from 'kysely';
import { day, later } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { fixedQuery } from '../../platform/database/fixed-query.ts';
import { matchIds } from '../../platform/database/match-ids.ts';
import { type BuyerVoucher, readVouchers, selectVouchers, toBuyerVoucher } from './read-vouchers.ts';

/** A promo that starts within this time is announced. */
const announcedAhead = 7 * day;
/** More than anybody reads; those that end first are kept. */
const most = 200;

/** On voucher `v` and the user's claim `c`. */
const isKnown = (isOurs: RawBuilder<boolean>, isListed: RawBuilder<boolean>) =>
  sql<boolean>`(v.target <> 'code_only' or c.claimed_at is not null) and ${isOurs} and ${isListed}`;

const isOpen = (now: Date, soon: Date) =>
  sql<boolean>`(v.ends_at > ${now} and not v.is_paused and v.starts_at <= ${soon})`;

/**
 * The vouchers that a user may know of: open ones and those that the user claimed, running, exhausted or about to
 * start. One that is available by its code alone is hidden from users who did not claim it.
 */
export const readCandidates = (ctx: Context, userId: number | null): Promise<BuyerVoucher[]> =>
  readVouchers(ctx, {
    userId,
    limit: most,
    where: isKnown(sql<boolean>`true`, isOpen(ctx.clock.now(), later(ctx.clock, announcedAhead))),
  });

interface OfStores {
  userId: number;
  /** Sellers whose vouchers count, beside the marketplace's. */
  stores: readonly number[];
  /** Listed even when they are over. */
  alsoIds: readonly number[];
}

const selectOfStores = fixedQuery(
  (db, { userId, stores, alsoIds, now, soon }: OfStores & { now: Date; soon: Date }) =>
    selectVouchers(db, {
      userId,
      limit: most,
      where: isKnown(
        sql<boolean>`(v.merchant_id is null or ${matchIds('v.merchant_id', stores)})`,
        sql<boolean>`(${isOpen(now, soon)} or ${matchIds('v.id', alsoIds)})`,
      ),
    }),
);

/** The candidates of a checkout: those of its sellers and of the marketplace. */
export const readCandidatesOfStores = async (
  { db, clock }: Context,
  wanted: OfStores,
): Promise<BuyerVoucher[]> => {
  const rows = await selectOfStores(db, {
    ...wanted,
    now: clock.now(),
    soon: later(clock, announcedAhead),
  });
  return rows.map(toBuyerVoucher);
};

import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';

/**
 * Schedules the listings of these stores to be rewritten, of every store without ids, soon after the caller's commit. A
 * store that waits already is locked until then. Otherwise it could be rewritten from outdated offers and dropped.
 */
export const refreshShippingOfferListings = async (
  ctx: Context,
  merchantIds: readonly number[] | null,
): Promise<void> => {
  const scope = merchantIds === null ? sql`true` : sql`id = any(${[...merchantIds]}::bigint[])`;
  await sql`
    insert into shipping_offer_refreshes (merchant_id)
    select id from merchants where ${scope} order by id
    on conflict (merchant_id) do update set merchant_id = excluded.merchant_id`.execute(ctx.db);
  ctx.afterCommit(() => ctx.wakeJobs('catalogue'));
};

/** When an offer begins or ends next; null without a future one. */
export const getNextWindowChange = (
  { starts_at, ends_at }: { starts_at: Date; ends_at: Date | null },
  now: Date,
): Date | null => {
  if (starts_at > now) return starts_at;
  return ends_at && ends_at > now ? ends_at : null;
};

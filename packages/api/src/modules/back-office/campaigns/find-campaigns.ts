import type { AdminPromo, endpoints, HandlerInput } from '@pasar/contract';
import type { Context } from '../../../platform/context.ts';
import { countRows } from '../../../platform/database/count-rows.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { imageUrls } from '../../media/index.ts';

type Query = HandlerInput<typeof endpoints.adminPromos.list>['query'];

const withPicture = ({ db }: Context) =>
  db.selectFrom('promos').innerJoin('media', 'media.id', 'image_media_id');

const select = (promos: ReturnType<typeof withPicture>) => promos.selectAll('promos').select('storage_key');
type Row = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>;

const stateOf = ({ starts_at, ends_at }: Row, now: Date): AdminPromo['state'] => {
  if (ends_at <= now) return 'ended';
  return starts_at <= now ? 'running' : 'upcoming';
};

const present = (row: Row, now: Date): AdminPromo => {
  const { storage_key, image_media_id, starts_at, ends_at, ...promo } = row;
  return {
    ...promo,
    image: { media_id: image_media_id, url: imageUrls(storage_key).w600 },
    starts_at: starts_at.toISOString(),
    ends_at: ends_at.toISOString(),
    state: stateOf(row, now),
  };
};

/** A page of promo pages, the latest first. */
export const findCampaigns = async (
  ctx: Context,
  { state, page, per_page }: Query,
): Promise<{ campaigns: AdminPromo[]; total: number }> => {
  const now = ctx.clock.now();
  let matching = withPicture(ctx);
  if (state === 'ended') matching = matching.where('ends_at', '<=', now);
  if (state === 'upcoming') matching = matching.where('starts_at', '>', now);
  if (state === 'running') matching = matching.where('starts_at', '<=', now).where('ends_at', '>', now);
  const total = await countRows(ctx.db, matching);
  const rows = await select(matching)
    .orderBy('starts_at', 'desc')
    .orderBy('promos.id', 'desc')
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute();
  return { total, campaigns: rows.map((row) => present(row, now)) };
};

/** One promo page as it is now. Throws 404. */
export const readCampaign = async (ctx: Context, id: number): Promise<AdminPromo> => {
  const row = await select(withPicture(ctx)).where('promos.id', '=', id).executeTakeFirst();
  if (!row) throw apiError.notFound();
  return present(row, ctx.clock.now());
};

/** The same, locked for a change. Throws 404. */
export const lockCampaign = async (ctxInTx: Context, id: number): Promise<AdminPromo> => {
  await ctxInTx.db.selectFrom('promos').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
  return readCampaign(ctxInTx, id);
};

import type { AdminBanner, endpoints, HandlerInput } from '@pasar/contract';
import type { Context } from '../../../platform/context.ts';
import { countRows } from '../../../platform/database/count-rows.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { imageUrls } from '../../media/index.ts';

type Query = HandlerInput<typeof endpoints.adminBanners.list>['query'];

const fromBanners = ({ db }: Context) =>
  db
    .selectFrom('banners')
    .innerJoin('media', 'media.id', 'image_media_id')
    .leftJoin('categories', 'categories.id', 'category_id');

const select = (banners: ReturnType<typeof fromBanners>) =>
  banners
    .selectAll('banners')
    .select([
      'storage_key',
      'categories.name_id as category_name_id',
      'categories.name_en as category_name_en',
    ]);
type Row = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>;

const getState = ({ is_published, starts_at, ends_at }: Row, now: Date): AdminBanner['state'] => {
  if (!is_published) return 'draft';
  if (ends_at !== null && ends_at <= now) return 'ended';
  return starts_at <= now ? 'running' : 'upcoming';
};

const present = (row: Row, now: Date): AdminBanner => {
  const { id, place, category_id, title_id, title_en, target_url, version } = row;
  return {
    ...{ id, place, title_id, title_en, target_url, version },
    category:
      category_id === null
        ? null
        : { id: category_id, name_id: row.category_name_id ?? '', name_en: row.category_name_en ?? '' },
    image: { media_id: row.image_media_id, url: imageUrls(row.storage_key).w600 },
    starts_at: row.starts_at.toISOString(),
    ends_at: row.ends_at?.toISOString() ?? null,
    state: getState(row, now),
  };
};

/** A page of banners, the latest first. */
export const findBanners = async (
  ctx: Context,
  { state, page, per_page }: Query,
): Promise<{ banners: AdminBanner[]; total: number }> => {
  const now = ctx.clock.now();
  let matching = fromBanners(ctx);
  if (state !== 'all') matching = matching.where('is_published', '=', state !== 'draft');
  if (state === 'ended') matching = matching.where('ends_at', '<=', now);
  if (state === 'upcoming') matching = matching.where('starts_at', '>', now);
  if (state === 'running')
    matching = matching
      .where('starts_at', '<=', now)
      .where((e) => e.or([e('ends_at', 'is', null), e('ends_at', '>', now)]));
  const total = await countRows(ctx.db, matching);
  const rows = await select(matching)
    .orderBy('starts_at', 'desc')
    .orderBy('banners.id', 'desc')
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute();
  return { total, banners: rows.map((row) => present(row, now)) };
};

/** One banner as it is now. Throws 404. */
export const readBanner = async (ctx: Context, id: number): Promise<AdminBanner> => {
  const row = await select(fromBanners(ctx)).where('banners.id', '=', id).executeTakeFirst();
  if (!row) throw apiError.notFound();
  return present(row, ctx.clock.now());
};

/** The same, locked for a change. Throws 404. */
export const lockBanner = async (ctxInTx: Context, id: number): Promise<AdminBanner> => {
  await ctxInTx.db.selectFrom('banners').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
  return readBanner(ctxInTx, id);
};

import { formatDateTime } from '@pasar/contract';
import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { createMessage } from '../../../platform/message.ts';

export interface BannerPlace {
  place: 'home' | 'menu';
  category_id: number | null;
  starts_at: Date;
  ends_at: Date | null;
}

const formatSpan = (
  { locale }: Context,
  { starts_at, ends_at }: Pick<BannerPlace, 'starts_at' | 'ends_at'>,
) => {
  const [from, to] = [starts_at, ends_at].map((at) => at && formatDateTime(at.toISOString(), locale));
  return to ? `${from} – ${to}` : `${from} –`;
};

/** The menu shows banners beside main categories only. Throws 422. */
export const assertMainCategory = async ({ db }: Context, { category_id }: BannerPlace): Promise<void> => {
  if (category_id === null) return;
  const row = await db
    .selectFrom('categories')
    .select('parent_id')
    .where('id', '=', category_id)
    .executeTakeFirst();
  if (row?.parent_id !== null) throw apiError.invalid({ category_id: ['banner.category'] });
};

/**
 * A place shows one banner at a time. The lock makes two that are published at once wait for each other.
 * Throws 422 with the name of the other.
 */
export const assertPlaceFree = async (ctxInTx: Context, own: BannerPlace, ownId: number): Promise<void> => {
  const { place, category_id, starts_at, ends_at } = own;
  const name = `banners ${place} ${category_id ?? ''}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(ctxInTx.db);
  let others = ctxInTx.db
    .selectFrom('banners')
    .select([ctxInTx.locale === 'en' ? 'title_en as title' : 'title_id as title', 'starts_at', 'ends_at'])
    .where('id', '<>', ownId)
    .where('is_published', '=', true)
    .where('place', '=', place)
    .where('category_id', 'is not distinct from', category_id)
    .where((e) => e.or([e('ends_at', 'is', null), e('ends_at', '>', starts_at)]));
  if (ends_at !== null) others = others.where('starts_at', '<', ends_at);
  const other = await others.orderBy('starts_at').executeTakeFirst();
  if (!other) return;
  const words = createMessage('banner.overlap', { title: other.title, time: formatSpan(ctxInTx, other) });
  throw apiError.invalid({ starts_at: [words] });
};

import type { StorePage } from '@pasar/contract';
import type { Context, HandlerArgs } from '../../../platform/context.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { countFollowers } from '../../follows/index.ts';
import { listStorePromos } from '../../promos/index.ts';
import { readBanner } from '../../stores/index.ts';
import { findStore } from './find-store.ts';
import { readStoreCategories } from './read-store-categories.ts';
import { readStoreRow, type StoreRow } from './read-store-row.ts';
import { storeCards } from './store-cards.ts';

const holidayOf = ({ holiday_from: from, holiday_to: to }: StoreRow) => (from && to ? { from, to } : null);

const readParts = (ctx: Context, id: number) =>
  Promise.all([
    storeCards(ctx, [id]),
    readStoreRow(ctx, id),
    readBanner(ctx, id),
    listStorePromos(ctx, id),
    readStoreCategories(ctx, id),
    countFollowers(ctx, id),
  ]);

/** A store as buyers see it, by slug or id. Throws 404 for one that may not sell. */
export const readStorePage = async ({
  ctx,
  input,
}: HandlerArgs<{ merchant_slug: string }>): Promise<StorePage> => {
  const id = await findStore(ctx, input.merchant_slug);
  const [[card], row, banner, vouchers, categories, followers] = await readParts(ctx, id);
  if (!card || !row) throw apiError.notFound('store.not-found');
  return {
    ...card,
    ...banner,
    description: row.description,
    total_sold: row.total_sold,
    followers,
    response_minutes: row.response_minutes,
    joined_year: row.created_at.getUTCFullYear(),
    on_holiday: row.on_holiday,
    holiday: holidayOf(row),
    vouchers,
    categories,
    server_time: ctx.clock.now().toISOString(),
  };
};

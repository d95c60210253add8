import {
  type endpoints,
  type HandlerInput,
  type HandlerResponse,
  maxActivityRows,
  type StoreActivityEntry,
} from '@pasar/contract';
import type { Context, HandlerArgs } from '../../platform/context.ts';
import { byteOrderMark, csvLine } from '../../platform/csv-line.ts';
import { getCurrentMerchantId } from '../../platform/http/get-current-merchant-id.ts';
import { jakartaDay, jakartaMidnight } from '../../platform/jakarta.ts';

type Calls = typeof endpoints.storeActivity;
type Filters = HandlerInput<Calls['export']>['query'];

const matching = ({ db }: Context, merchantId: number, filters: Filters) => {
  const { area, user_id, date_start, date_end } = filters;
  let rows = db
    .selectFrom('store_activity')
    .leftJoin('users', 'users.id', 'store_activity.actor_id')
    .where('merchant_id', '=', merchantId);
  if (area) rows = rows.where('area', '=', area);
  if (user_id) rows = rows.where('actor_id', '=', user_id);
  if (date_start) rows = rows.where('at', '>=', jakartaMidnight(date_start));
  if (date_end) rows = rows.where('at', '<', jakartaMidnight(date_end, { next: true }));
  return rows;
};

const read = async (
  ctx: Context,
  merchantId: number,
  filters: Filters,
  { limit, offset }: { limit: number; offset: number },
): Promise<StoreActivityEntry[]> => {
  const rows = await matching(ctx, merchantId, filters)
    .select(['store_activity.id', 'actor_id', 'fullname', 'email', 'area', 'action', 'target'])
    .select(['before', 'after', 'network', 'at', 'key_id'])
    .orderBy('store_activity.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(({ actor_id, fullname, email, at, ...row }) => ({
    ...row,
    actor: actor_id === null ? null : { user_id: actor_id, name: fullname || email || '' },
    at: at.toISOString(),
  }));
};

/** A page of who changed what in the current user's store, newest first. */
export const listActivity = async ({
  ctx,
  input: { page, per_page, ...filters },
}: HandlerArgs<HandlerInput<Calls['list']>['query']>): Promise<{
  rows: StoreActivityEntry[];
  total: number;
}> => {
  const merchantId = getCurrentMerchantId(ctx);
  const { total } = await matching(ctx, merchantId, filters)
    .select((e) => e.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await read(ctx, merchantId, filters, { limit: per_page, offset: (page - 1) * per_page });
  return { rows, total };
};

const heads = {
  id: ['waktu', 'orang', 'bagian', 'tindakan', 'tentang', 'sebelum', 'sesudah', 'jaringan'],
  en: ['time', 'person', 'area', 'action', 'about', 'before', 'after', 'network'],
};

/** The same as a CSV file. */
export const exportActivity = async ({
  ctx,
  input,
}: HandlerArgs<Filters>): Promise<HandlerResponse<Calls['export']>['data']> => {
  const limit = maxActivityRows + 1;
  const rows = await read(ctx, getCurrentMerchantId(ctx), input, { limit, offset: 0 });
  const lines = rows
    .slice(0, maxActivityRows)
    .map(({ at, actor, area, action, target, before, after, network }) => [
      ...[at, actor?.name ?? '', area, action, target.join(' ')],
      ...[before ? JSON.stringify(before) : '', after ? JSON.stringify(after) : '', network],
    ]);
  const csv = [heads[ctx.locale], ...lines].map((cells) => csvLine(cells, ctx.locale)).join('');
  const word = ctx.locale === 'id' ? 'Aktivitas toko' : 'Store activity';
  return {
    name: `${word} ${jakartaDay(ctx.clock.now())}.csv`,
    csv: byteOrderMark + csv,
    is_cut: rows.length > maxActivityRows,
  };
};

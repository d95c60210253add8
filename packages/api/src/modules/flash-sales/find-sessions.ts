import type { AdminFlashSale } from '@pasar/contract';
import type { Selectable } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { countRows } from '../../platform/database/count-rows.ts';
import { apiError } from '../../platform/http/api-error.ts';
import { type FlashSales, sessionAt } from '../catalog/index.ts';

export type SessionRow = Selectable<FlashSales>;

/** Of a session: its window now, and whether it takes submissions. */
export const getSessionState = (sale: SessionRow, now: Date) => {
  const window = sessionAt(sale, now);
  const status = sale.is_canceled ? ('cancelled' as const) : window.status;
  return {
    ...window,
    status,
    isOver: status === 'cancelled' || status === 'ended',
    /** A repeating one always takes submissions for its next window. */
    takesGoods: status === 'scheduled' || (status === 'running' && sale.repeat_minutes !== null),
  };
};

/** What both sides read of a session. */
export const presentSession = (sale: SessionRow, now: Date) => {
  const { starts_at, ends_at, status } = getSessionState(sale, now);
  return {
    id: sale.id,
    name_id: sale.name_id,
    name_en: sale.name_en,
    starts_at: starts_at.toISOString(),
    ends_at: ends_at.toISOString(),
    repeat_minutes: sale.repeat_minutes,
    status,
    server_time: now.toISOString(),
  };
};

/**
 * The lock under which items are submitted and decided (`share`), or the session itself changes (`update`). Throws
 * 404.
 */
export const lockSession = async (
  ctxInTx: Context,
  id: number,
  lock: 'share' | 'update',
): Promise<SessionRow> => {
  const wanted = ctxInTx.db.selectFrom('flash_sales').selectAll().where('id', '=', id);
  const sale = await (lock === 'share' ? wanted.forShare() : wanted.forUpdate()).executeTakeFirst();
  if (!sale) throw apiError.notFound();
  return sale;
};

const none: AdminFlashSale['items'] = { submitted: 0, approved: 0, rejected: 0, withdrawn: 0 };

/** Sessions for the back office, with their item counts. */
export const presentForStaff = async (
  ctx: Context,
  sales: readonly SessionRow[],
): Promise<AdminFlashSale[]> => {
  if (sales.length === 0) return [];
  const counts = await ctx.db
    .selectFrom('flash_sale_items')
    .select(['flash_sale_id', 'status', (e) => e.fn.countAll<number>().as('n')])
    .where(
      'flash_sale_id',
      'in',
      sales.map(({ id }) => id),
    )
    .groupBy(['flash_sale_id', 'status'])
    .execute();
  const now = ctx.clock.now();
  return sales.map((sale) => {
    const own = counts.filter(({ flash_sale_id }) => flash_sale_id === sale.id);
    const items = { ...none, ...Object.fromEntries(own.map(({ status, n }) => [status, n])) };
    return {
      ...presentSession(sale, now),
      first_starts_at: sale.starts_at.toISOString(),
      first_ends_at: sale.ends_at.toISOString(),
      version: sale.version,
      items,
    };
  });
};

interface Wanted {
  status: 'all' | 'open' | 'over';
  page: number;
  per_page: number;
}

/** A page of sessions, the latest first; a seller's page begins with what comes next. */
export const findSessions = async (
  ctx: Context,
  { status, page, per_page }: Wanted,
  order: 'desc' | 'asc' = 'desc',
): Promise<{ rows: SessionRow[]; total: number }> => {
  const now = ctx.clock.now();
  const matching = ctx.db
    .selectFrom('flash_sales')
    .$if(status === 'open', (sales) =>
      sales
        .where('is_canceled', '=', false)
        .where((e) => e.or([e('ends_at', '>', now), e('repeat_minutes', 'is not', null)])),
    )
    .$if(status === 'over', (sales) =>
      sales.where((e) =>
        e.or([
          e('is_canceled', '=', true),
          e.and([e('ends_at', '<=', now), e('repeat_minutes', 'is', null)]),
        ]),
      ),
    );
  const total = await countRows(ctx.db, matching);
  const rows = await matching
    .selectAll()
    .orderBy('starts_at', order)
    .orderBy('id', order)
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute();
  return { total, rows };
};

import { type AdminVoucher, type endpoints, type HandlerInput, rupiah } from '@pasar/contract';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { type Vouchers, voucherStateIn, voucherStateOf } from '../../promos/index.ts';

type Query = HandlerInput<typeof endpoints.adminVouchers.list>['query'];

interface Row extends Selectable<Vouchers> {
  category_ids: number[];
  spent: number;
}

const read = async (
  { db }: Context,
  where: RawBuilder<boolean>,
  { limit, offset }: { limit: number; offset: number },
): Promise<Row[]> => {
  const { rows } = await sql<Row>`
    select v.*,
      coalesce((select json_agg(category_id order by category_id) from voucher_categories c
        where c.voucher_id = v.id), '[]') as category_ids,
      (select coalesce(sum(amount), 0)::bigint from voucher_uses u
        where u.voucher_id = v.id and u.released_at is null) as spent
    from vouchers v where v.owner = 'platform' and ${where}
    order by v.id desc limit ${limit} offset ${offset}`.execute(db);
  return rows;
};

const present = (row: Row, now: Date): AdminVoucher => ({
  id: row.id,
  voucher_code: row.voucher_code,
  name_id: row.name_id,
  name_en: row.name_en,
  description_id: row.description_id,
  description_en: row.description_en,
  kind: row.kind,
  discount_type: row.discount_type,
  discount_value: row.discount_value,
  max_discount: row.max_discount === null ? null : rupiah(row.max_discount),
  min_spend: rupiah(row.min_spend),
  quota: row.quota,
  used: row.used,
  claimed: row.claimed,
  per_user_limit: row.per_user_limit,
  // The table lets followers be the target of a store's voucher only.
  target: row.target as AdminVoucher['target'],
  category_ids: row.category_ids,
  date_start: row.starts_at.toISOString(),
  date_end: row.ends_at.toISOString(),
  state: voucherStateOf(row, now),
  spent: rupiah(row.spent),
  version: row.version,
});

/** A page of the marketplace's vouchers, newest first. */
export const findVouchers = async (
  ctx: Context,
  { state, search, page, per_page }: Query,
): Promise<{ vouchers: AdminVoucher[]; total: number }> => {
  const now = ctx.clock.now();
  const typed = search.toLowerCase();
  const inState = state === 'all' ? sql`true` : sql`${voucherStateIn(now)} = ${state}`;
  const named = sql`strpos(lower(concat_ws(' ', v.voucher_code, v.name_id, v.name_en)), ${typed}) > 0`;
  const where = sql<boolean>`${inState} and ${search === '' ? sql`true` : named}`;
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from vouchers v where v.owner = 'platform' and ${where}`.execute(ctx.db);
  const found = await read(ctx, where, { limit: per_page, offset: (page - 1) * per_page });
  return { total: rows[0]?.total ?? 0, vouchers: found.map((row) => present(row, now)) };
};

/** One of the marketplace's vouchers. Throws 404. */
export const readVoucher = async (ctx: Context, id: number): Promise<AdminVoucher> => {
  const [row] = await read(ctx, sql<boolean>`v.id = ${id}`, { limit: 1, offset: 0 });
  if (!row) throw apiError.notFound('voucher.not-found');
  return present(row, ctx.clock.now());
};

/** The same, locked: a simultaneous use waits. Throws 404. */
export const lockVoucher = async (ctxInTx: Context, id: number): Promise<AdminVoucher> => {
  await ctxInTx.db.selectFrom('vouchers').select('id').where('id', '=', id).forUpdate().execute();
  return readVoucher(ctxInTx, id);
};

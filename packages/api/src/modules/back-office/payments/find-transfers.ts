import { type AdminTransfer, type endpoints, type HandlerInput, rupiah } from '@pasar/contract';
import { sql } from 'kysely';
import type { Context, HandlerArgs } from '../../../platform/context.ts';
import { countRows } from '../../../platform/database/count-rows.ts';
import { maskEmail } from '../../accounts/index.ts';
import { signedUrl } from '../../media/index.ts';
import { matchUserIds } from '../match-user-ids.ts';

type Query = HandlerInput<typeof endpoints.adminPayments.transfers>['query'];

/** A refused proof waits for another one. */
const statusOf = sql<AdminTransfer['status']>`case
  when t.status = 'open' and t.proof_at is not null and t.reason is null then 'proved'
  when t.status = 'open' then 'waiting' else t.status end`;

const transfers = ({ db }: Context) =>
  db
    .selectFrom('transfers as t')
    .innerJoin('payment_charges as c', 'c.id', 't.charge_id')
    .innerJoin('payments as p', 'p.id', 't.payment_id')
    .innerJoin('order_groups as g', 'g.id', 'p.order_group_id')
    .innerJoin('users as u', 'u.id', 'g.user_id')
    .leftJoin('media as m', 'm.id', 't.proof_media_id');

const shown = [
  'c.reference',
  'c.expires_at',
  'p.code',
  't.amount',
  't.received',
  't.sender',
  't.proof_at',
  't.bank_reference',
  't.reason',
  't.decided_at',
  'm.storage_key',
  'g.user_id',
  'u.email',
  'u.fullname',
] as const;

const read = (ctx: Context) => transfers(ctx).select(shown).select(statusOf.as('status'));
type Row = Awaited<ReturnType<ReturnType<typeof read>['executeTakeFirstOrThrow']>>;

const present = (ctx: Context, row: Row): AdminTransfer => ({
  reference: row.reference,
  order_group_code: row.code,
  status: row.status,
  amount: rupiah(row.amount),
  received: row.received === null ? null : rupiah(row.received),
  sender: row.sender,
  proof_url: row.storage_key && signedUrl(ctx, row.storage_key, 1200),
  proof_at: row.proof_at?.toISOString() ?? null,
  expires_at: row.expires_at.toISOString(),
  buyer: { user_id: row.user_id, email: maskEmail(row.email), name: row.fullname ?? '' },
  bank_reference: row.bank_reference,
  reason: row.reason,
  decided_at: row.decided_at?.toISOString() ?? null,
});

const matching = (ctx: Context, { status, search }: Query) => {
  let rows = transfers(ctx);
  if (status === 'open') rows = rows.where('t.status', '=', 'open');
  else if (status !== 'all') rows = rows.where(statusOf, '=', status);
  if (search === '') return rows;
  const amount = /^\d{1,12}$/.test(search) ? Number(search) : -1;
  return rows.where(
    sql<boolean>`(p.code = ${search.toUpperCase()} or c.reference = ${search.toUpperCase()}
      or t.amount = ${amount} or g.user_id in (${matchUserIds(search)}))`,
  );
};

/** A page of transfers, those with a proof first; they are found by code, buyer and the amount at the bank. */
export const findTransfers = async ({
  ctx,
  input,
}: HandlerArgs<Query>): Promise<{ rows: AdminTransfer[]; total: number }> => {
  const total = await countRows(ctx.db, matching(ctx, input));
  const rows = await matching(ctx, input)
    .select(shown)
    .select(statusOf.as('status'))
    .orderBy(sql`t.status = 'open' and t.proof_at is not null and t.reason is null`, 'desc')
    .orderBy('t.id', input.status === 'open' ? 'asc' : 'desc')
    .limit(input.per_page)
    .offset((input.page - 1) * input.per_page)
    .execute();
  return { total, rows: rows.map((row) => present(ctx, row)) };
};

/** One transfer, by the reference of its charge. */
export const readTransfer = async (ctx: Context, reference: string): Promise<AdminTransfer> =>
  present(ctx, await read(ctx).where('c.reference', '=', reference).executeTakeFirstOrThrow());

import { type AdminPayment, type endpoints, type HandlerInput, rupiah } from '@pasar/contract';
import { sql } from 'kysely';
import type { Context, HandlerArgs } from '../../../platform/context.ts';
import { countRows } from '../../../platform/database/count-rows.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { recordAudit } from '../../audit/index.ts';
import { pollPayment } from '../../payments/index.ts';
import { presentEmail } from '../contacts.ts';
import { matchUserIds } from '../match-user-ids.ts';
import { presentCharge } from './present-charge.ts';

type Query = HandlerInput<typeof endpoints.adminPayments.list>['query'];
type Charge = AdminPayment['charges'][number];

const from = ({ db }: Context) => db.selectFrom('payments as p');

const joined = (rows: ReturnType<typeof from>) =>
  rows
    .innerJoin('order_groups as g', 'g.id', 'p.order_group_id')
    .innerJoin('users as u', 'u.id', 'g.user_id');

/** By code or buyer; each has its index. */
const named = (typed: string) => sql<boolean>`p.id in (
  select found.id from payments found where found.code = ${typed.toUpperCase()}
  union select found.id from payments found join order_groups g on g.id = found.order_group_id
    where g.user_id in (${matchUserIds(typed)}))`;

const matching = (ctx: Context, { status, provider, search }: Query) => {
  let rows = from(ctx);
  if (status !== 'all') rows = rows.where('p.status', '=', status);
  if (provider !== '') {
    rows = rows.where(
      sql<boolean>`exists (select from payment_charges c where c.payment_id = p.id and c.provider = ${provider})`,
    );
  }
  return search === '' ? rows : rows.where(named(search));
};

const chargesOf = async ({ db }: Context, ids: readonly number[]): Promise<Map<number, Charge[]>> => {
  const rows =
    ids.length === 0
      ? []
      : await db
          .selectFrom('payment_charges')
          .selectAll()
          .where('payment_id', 'in', [...ids])
          .orderBy('attempt')
          .execute();
  const byPayment = Map.groupBy(rows, ({ payment_id }) => payment_id);
  return new Map([...byPayment].map(([id, charges]) => [id, charges.map(presentCharge)]));
};

const shown = [
  'p.id',
  'p.code',
  'p.status',
  'p.method',
  'p.amount',
  'p.created_at',
  'p.expires_at',
  'p.paid_at',
  'g.user_id',
  'u.email',
  'u.fullname',
] as const;
type Row = Awaited<ReturnType<typeof read>>[number];

const read = (rows: ReturnType<typeof joined>) => rows.select(shown).execute();

const present = (ctx: Context, row: Row, charges: Charge[]): AdminPayment => ({
  order_group_code: row.code,
  status: row.status,
  method: row.method,
  amount: rupiah(row.amount),
  buyer: { user_id: row.user_id, email: presentEmail(ctx, row.email), name: row.fullname ?? '' },
  created_at: row.created_at.toISOString(),
  expires_at: row.expires_at.toISOString(),
  paid_at: row.paid_at?.toISOString() ?? null,
  charges,
});

const presentAll = async (ctx: Context, rows: Row[]): Promise<AdminPayment[]> => {
  const charges = await chargesOf(
    ctx,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => present(ctx, row, charges.get(row.id) ?? []));
};

/** A page of payments with every attempt, newest first; of those before a number where one is given. */
export const findPayments = async (
  { ctx, input }: HandlerArgs<Query>,
  before?: number,
): Promise<{ rows: AdminPayment[]; total: number; lastId: number | null }> => {
  const page = joined(matching(ctx, input))
    .$if(before !== undefined, (all) => all.where('p.id', '<', before ?? 0))
    .orderBy('p.id', 'desc')
    .limit(input.per_page)
    .offset((input.page - 1) * input.per_page);
  const rows = await read(page);
  return {
    total: await countRows(ctx.db, matching(ctx, input)),
    rows: await presentAll(ctx, rows),
    lastId: rows.at(-1)?.id ?? null,
  };
};

/** Reads now what the providers say about a payment. Throws 404, 429 and 503 as the buyer's own check does. */
export const checkPaymentNow = async (ctx: Context, code: string): Promise<AdminPayment> => {
  const one = joined(from(ctx)).where('p.code', '=', code);
  const [found] = await one.select('p.order_group_id').execute();
  if (!found) throw apiError.notFound();
  await pollPayment(ctx, found.order_group_id, (ctxInTx) =>
    recordAudit(ctxInTx, { action: 'payment.check', target: { type: 'payment', id: code } }),
  );
  const [payment] = await presentAll(ctx, await read(one));
  if (!payment) throw apiError.notFound();
  return payment;
};

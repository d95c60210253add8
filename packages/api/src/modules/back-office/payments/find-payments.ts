import { type AdminPayment, type endpoints, type HandlerInput, rupiah } from '@pasar/contract';
import { sql } from 'kysely';
import type { Context, HandlerArgs } from '../../../platform/context.ts';
import { countRows } from '../../../platform/database/count-rows.ts';
import { matchUserIds } from '../match-user-ids.ts';

type Query = HandlerInput<typeof endpoints.adminPayments.list>['query'];
type Charge = AdminPayment['charges'][number];

const matching = ({ db }: Context, { status, search }: Query) => {
  let rows = db
    .selectFrom('payments as p')
    .innerJoin('order_groups as g', 'g.id', 'p.order_group_id')
    .innerJoin('users as u', 'u.id', 'g.user_id');
  if (status !== 'all') rows = rows.where('p.status', '=', status);
  if (search !== '') {
    rows = rows.where(
      sql<boolean>`(p.code = ${search.toUpperCase()} or g.user_id in (${matchUserIds(search)}))`,
    );
  }
  return rows;
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
  return new Map(
    [...byPayment].map(([id, charges]) => [
      id,
      charges.map((charge) => ({
        reference: charge.reference,
        provider: charge.provider,
        method: charge.method,
        amount: rupiah(charge.amount),
        status: charge.status,
        paid_amount: charge.paid_amount === null ? null : rupiah(charge.paid_amount),
        provider_ref: charge.provider_ref,
        expires_at: charge.expires_at.toISOString(),
        responded_at: charge.responded_at?.toISOString() ?? null,
      })),
    ]),
  );
};

/** A page of payments with every attempt, newest first. */
export const findPayments = async ({
  ctx,
  input,
}: HandlerArgs<Query>): Promise<{ rows: AdminPayment[]; total: number }> => {
  const total = await countRows(ctx.db, matching(ctx, input));
  const rows = await matching(ctx, input)
    .select(['p.id', 'p.code', 'p.status', 'p.method', 'p.amount'])
    .select(['p.created_at', 'p.expires_at', 'p.paid_at', 'g.user_id', 'u.email', 'u.fullname'])
    .orderBy('p.id', 'desc')
    .limit(input.per_page)
    .offset((input.page - 1) * input.per_page)
    .execute();
  const charges = await chargesOf(
    ctx,
    rows.map(({ id }) => id),
  );
  return {
    total,
    rows: rows.map((row) => ({
      order_group_code: row.code,
      status: row.status,
      method: row.method,
      amount: rupiah(row.amount),
      buyer: { user_id: row.user_id, email: row.email, name: row.fullname ?? '' },
      created_at: row.created_at.toISOString(),
      expires_at: row.expires_at.toISOString(),
      paid_at: row.paid_at?.toISOString() ?? null,
      charges: charges.get(row.id) ?? [],
    })),
  };
};

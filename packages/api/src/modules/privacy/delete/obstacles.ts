import type { PrivacyState } from '@pasar/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import type { DataSubject } from '../data-subject.ts';

type Obstacle = PrivacyState['deletion']['remaining'][number];

const isComplaint = sql`status = 'complained'`;
const open = sql`ended_at is null`;
const underway = sql`status in ('requested', 'approved', 'processing')`;

const counts = ({ userId, merchantId }: DataSubject): Record<Obstacle['what'], RawBuilder<unknown>> => {
  const wallet = sql`kind = 'buyer_wallet' and owner = ${userId}`;
  const storeWallet = sql`kind = 'seller_wallet' and owner = ${merchantId}::bigint`;
  const store = sql`merchant_id = ${merchantId}::bigint`;
  const user = sql`user_id = ${userId}`;
  const orders = (whose: RawBuilder<unknown>, which: RawBuilder<unknown>) =>
    sql`select count(*) from orders where ${whose} and ${open} and ${which}`;
  const withdrawals = (whose: RawBuilder<unknown>) =>
    sql`select count(*) from withdrawals where ${whose} and ${underway}`;
  const balance = (whose: RawBuilder<unknown>) =>
    sql`select coalesce(sum(balance), 0) from ledger_accounts where ${whose}`;
  return {
    orders: orders(user, sql`not ${isComplaint}`),
    complaints: orders(user, isComplaint),
    withdrawals: withdrawals(wallet),
    balance: balance(wallet),
    store_orders: orders(store, sql`not ${isComplaint}`),
    store_complaints: orders(store, isComplaint),
    store_withdrawals: withdrawals(storeWallet),
    store_balance: balance(storeWallet),
    staff: sql`select count(*) from users where id = ${userId} and role = 'staff'`,
  };
};

const isBalance = (what: Obstacle['what']) => what === 'balance' || what === 'store_balance';

/** What prevents the deletion of an account: what it still owes to others, or others to it (people W65). */
export const readObstacles = async ({ db }: Context, subject: DataSubject): Promise<Obstacle[]> => {
  const all = Object.entries(counts(subject)) as [Obstacle['what'], RawBuilder<unknown>][];
  const { rows } = await sql<Record<string, number>>`select ${sql.join(
    all.map(([what, count]) => sql`(${count})::bigint as ${sql.ref(what)}`),
  )}`.execute(db);
  return all.flatMap(([what]) => {
    const number = Number(rows[0]?.[what] ?? 0);
    if (number === 0) return [];
    return [{ what, count: isBalance(what) ? 1 : number, amount: isBalance(what) ? number : null }];
  });
};

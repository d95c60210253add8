import { endpoints, type Found, hasStaffRole } from '@pasar/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { getCurrentStaffUser } from '../assert-not-own.ts';
import { presentEmail } from '../contacts.ts';
import { containing, userSearchText } from '../match-user-ids.ts';

/** Of names; codes are found by the whole. */
const most = 5;
/** A part of fewer letters names too many. */
const shortest = 3;

/** The number of a store or an account. */
const getNumber = (typed: string): number | null => (/^[1-9]\d{0,14}$/.test(typed) ? Number(typed) : null);

type Sources = Record<Found['kind'], RawBuilder<unknown>>;

/** Each reads an index, as `(kind, key, name)`. */
const getSources = (typed: string): Sources => {
  const code = typed.toUpperCase();
  const part = containing(typed);
  const number = getNumber(typed) ?? 0;
  return {
    order: sql`select 'order', o.code, o.code from orders o where o.code = ${code} or o.awb = ${code}`,
    payment: sql`select 'payment', g.code, g.code from order_groups g where g.code = ${code}`,
    withdrawal: sql`select 'withdrawal', w.code, w.code from withdrawals w where w.code = ${code}`,
    batch: sql`select 'batch', b.code, b.code from payout_batches b where b.code = ${code}`,
    ticket: sql`select 'ticket', t.id::text, t.code from tickets t where t.code = ${code}`,
    store: sql`select 'store', m.id::text, m.merchant_name from merchants m
      where m.id = ${number} or m.merchant_slug = ${typed.toLowerCase()}
      union (select 'store', m.id::text, m.merchant_name from merchants m
      where length(${typed}) >= ${shortest} and lower(m.merchant_name) like ${part} order by m.id limit ${most})`,
    user: sql`select 'user', u.id::text, u.email from users u where u.id = ${number}
      union (select 'user', u.id::text, u.email from users u
      where length(${typed}) >= ${shortest} and ${userSearchText(sql`u`)} like ${part} order by u.id limit ${most})`,
  };
};

/** The call that the page of each kind is made of. */
const pages = {
  order: endpoints.adminOrders.detail,
  payment: endpoints.adminPayments.list,
  withdrawal: endpoints.adminMoney.withdrawals,
  batch: endpoints.adminMoney.batches,
  ticket: endpoints.adminTickets.detail,
  store: endpoints.adminStores.detail,
  user: endpoints.adminUsers.list,
} as const;

/** What the palette offers for a typed text, of what the caller's roles open (back-office B7). Throws 401 and 403. */
export const find = async (ctx: Context, typed: string): Promise<Found[]> => {
  const { staffRoles = [] } = getCurrentStaffUser(ctx);
  const sources = getSources(typed);
  const own = (Object.keys(pages) as Found['kind'][]).filter((kind) =>
    hasStaffRole(staffRoles, pages[kind].staff),
  );
  const isTooShort = typed.length < shortest && getNumber(typed) === null;
  if (isTooShort || own.length === 0) return [];
  const { rows } = await sql<Found>`select f.kind, f.key, f.name from (${sql.join(
    own.map((kind) => sources[kind]),
    sql` union all `,
  )}) f(kind, key, name)`.execute(ctx.db);
  return rows.map((row) => (row.kind === 'user' ? { ...row, name: presentEmail(ctx, row.name) } : row));
};

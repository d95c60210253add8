import {
  type endpoints,
  type HandlerInput,
  type HandlerResponse,
  journalPage,
  type LedgerJournal,
  rupiah,
} from '@pasar/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Context, HandlerArgs } from '../../../platform/context.ts';
import { jakartaMidnight } from '../../../platform/jakarta.ts';

type List = typeof endpoints.adminLedger.journals;
type Query = HandlerInput<List>['query'];
type Reference = LedgerJournal['reference'];

interface Row {
  id: number;
  event: LedgerJournal['event'];
  at: Date;
  type: Reference['type'];
  code: string | null;
}
type Posting = Omit<LedgerJournal['postings'][number], 'amount'> & { journal_id: number; amount: number };

/** What a typed code or waybill is about: an order with its payment and its parcels, a payment with its orders. */
const referencesCalled = async ({ db }: Context, typed: string) => {
  const code = typed.toUpperCase();
  const { rows } = await sql<{ type: Reference['type']; id: number }>`
    with found as (
      select id, order_group_id from orders where code = ${code} or awb = ${code}
      union select o.id, o.order_group_id from orders o join order_groups g on g.id = o.order_group_id where g.code = ${code}
    )
    select 'order' as type, id from found
    union select 'order-group', order_group_id from found
    union select 'order-group', id from order_groups where code = ${code}
    union select 'shipment', s.id from shipments s where s.order_id in (select id from found)
    union select 'withdrawal', id from withdrawals where code = ${code}
    union select 'adjustment', id from wallet_adjustments where code = ${code}`.execute(db);
  return rows;
};

const after = (cursor: string) => {
  const [at = '', id = ''] = cursor.split('|');
  // A cursor that this list did not make is the beginning.
  if (Number.isNaN(Date.parse(at)) || !/^[1-9]\d{0,14}$/.test(id)) return sql`true`;
  return sql`(j.at, j.id) < (${new Date(at)}::timestamptz, ${Number(id)}::bigint)`;
};

const postedInto = (account: string, owner: number | undefined) =>
  owner === undefined ? sql`p.kind = ${account}` : sql`p.kind = ${account} and p.owner = ${owner}`;

const matching = async (ctx: Context, query: Query): Promise<RawBuilder<unknown>[] | null> => {
  const { event, account, owner, search, date_start, date_end, cursor } = query;
  const ofAccount = account === 'all' ? sql`` : sql`and ${postedInto(account, owner)}`;
  // A journal that moved nothing only says that its event was dealt with.
  const moved = sql`exists (select 1 from ledger_postings p where p.journal_id = j.id ${ofAccount})`;
  const where = [after(cursor), moved];
  if (event === 'refunds') where.push(sql`j.event in ('J2', 'J4')`);
  else if (event !== 'all') where.push(sql`j.event = ${event}`);
  if (date_start !== undefined) where.push(sql`j.at >= ${jakartaMidnight(date_start)}`);
  if (date_end !== undefined) where.push(sql`j.at < ${jakartaMidnight(date_end, { next: true })}`);
  if (search !== '') {
    const references = await referencesCalled(ctx, search);
    if (references.length === 0) return null;
    const wanted = sql.join(references.map(({ type, id }) => sql`(${type}::text, ${id}::bigint)`));
    where.push(sql`(j.ref_type, j.ref_id) in (${wanted})`);
  }
  return where;
};

/** What all matching journals moved into one account, or of its owner. */
const readSum = async ({ db }: Context, { account, owner }: Query, where: readonly RawBuilder<unknown>[]) => {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(p.amount), 0)::bigint as sum from ledger_journals j
    join ledger_postings p on p.journal_id = j.id and ${postedInto(account, owner)}
    where ${sql.join(where, sql` and `)}`.execute(db);
  return rupiah(rows[0]?.sum ?? 0);
};

const readPostings = async ({ db }: Context, journals: readonly Row[]) => {
  const ids = journals.map(({ id }) => id);
  const { rows } = await sql<Posting>`
    select p.journal_id, p.kind as account, p.amount, case p.kind
      when 'buyer_wallet' then (select coalesce(u.fullname, u.username, '#' || u.id) from users u where u.id = p.owner)
      when 'seller_wallet' then (select m.merchant_name from merchants m where m.id = p.owner)
      when 'escrow' then (select o.code from orders o where o.id = p.owner)
      when 'wallet_hold' then (select g.code from order_groups g where g.id = p.owner) end as owner
    from ledger_postings p where p.journal_id = any(${ids}::bigint[]) order by p.id`.execute(db);
  return Map.groupBy(rows, ({ journal_id }) => journal_id);
};

/** A page of journals by the time they were posted, newest first. */
export const listLedgerJournals = async (
  { ctx, input }: HandlerArgs<Query>,
  size = journalPage,
): Promise<HandlerResponse<List>> => {
  const where = await matching(ctx, input);
  if (!where) return { data: [], next_cursor: null };
  // Of all days and owners it would read the whole ledger.
  const isBounded = input.date_start !== undefined || input.owner !== undefined;
  const hasSum = input.account !== 'all' && isBounded;
  const whole = hasSum ? await matching(ctx, { ...input, cursor: '' }) : null;
  const sum = whole ? await readSum(ctx, input, whole) : undefined;
  const { rows } = await sql<Row>`
    select j.id, j.event, j.at, j.ref_type as type, case j.ref_type
      when 'order' then (select code from orders where id = j.ref_id)
      when 'order-group' then (select code from order_groups where id = j.ref_id)
      when 'withdrawal' then (select code from withdrawals where id = j.ref_id)
      when 'adjustment' then (select code from wallet_adjustments where id = j.ref_id)
      else (select o.code from shipments s join orders o on o.id = s.order_id where s.id = j.ref_id) end as code
    from ledger_journals j where ${sql.join(where, sql` and `)}
    order by j.at desc, j.id desc limit ${size + 1}`.execute(ctx.db);
  const page = rows.slice(0, size);
  const last = page.at(-1);
  const postings = await readPostings(ctx, page);
  return {
    data: page.map(({ id, event, at, type, code }) => ({
      ...{ id, event, at: at.toISOString(), reference: { type, code: code ?? '' } },
      postings: (postings.get(id) ?? []).map(({ account, owner, amount }) => ({
        ...{ account, owner, amount: rupiah(amount) },
      })),
    })),
    ...(sum !== undefined && { sum }),
    next_cursor: last && rows.length > size ? `${last.at.toISOString()}|${last.id}` : null,
  };
};

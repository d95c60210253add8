import type { AdminTicket, AdminTicketDetail, endpoints, HandlerInput } from '@pasar/contract';
import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { countRows } from '../../../platform/database/count-rows.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { presentMessage, presentTicket, readMessages, selectTickets } from '../../tickets/index.ts';
import { presentEmail } from '../contacts.ts';

type Query = HandlerInput<typeof endpoints.adminTickets.list>['query'];

const withPerson = (ctx: Context) =>
  selectTickets(ctx)
    .leftJoin('users', 'users.id', 'tickets.user_id')
    .select(sql<string | null>`coalesce(users.fullname, users.username)`.as('name'));
type Row = Awaited<ReturnType<ReturnType<typeof withPerson>['executeTakeFirstOrThrow']>>;

const matching = (ctx: Context, { state, topic, search }: Query) => {
  let rows = withPerson(ctx);
  if (state !== 'all') rows = rows.where('tickets.state', '=', state);
  if (topic !== 'all') rows = rows.where('topic', '=', topic);
  if (search !== '') {
    const code = search.toUpperCase();
    rows = rows.where((e) =>
      e.or([
        e('tickets.code', '=', code),
        e('order_code', '=', code),
        e('tickets.email', '=', search.toLowerCase()),
      ]),
    );
  }
  return rows;
};

const present = (ctx: Context, row: Row): AdminTicket => ({
  ...{ id: row.id, version: row.version, ...presentTicket(row) },
  email: presentEmail(ctx, row.email, { isOpenCase: row.state !== 'closed' }),
  user: row.user_id === null ? null : { id: row.user_id, name: row.name ?? '' },
});

/** A page of questions: those that wait for the team in the order of their wait, others with the latest first. */
export const listTickets = async (
  ctx: Context,
  query: Query,
): Promise<{ rows: AdminTicket[]; total: number }> => {
  const total = await countRows(ctx.db, matching(ctx, query));
  const direction = query.state === 'open' ? 'asc' : 'desc';
  const rows = await matching(ctx, query)
    .orderBy('tickets.changed_at', direction)
    .orderBy('tickets.id', direction)
    .limit(query.per_page)
    .offset((query.page - 1) * query.per_page)
    .execute();
  return { rows: rows.map((row) => present(ctx, row)), total };
};

/** One of them with its messages. Throws 404. */
export const findTicket = async (ctx: Context, id: number): Promise<AdminTicketDetail> => {
  const row = await withPerson(ctx).where('tickets.id', '=', id).executeTakeFirst();
  if (!row) throw apiError.notFound();
  const messages = await readMessages(ctx, id);
  return {
    ...present(ctx, row),
    messages: messages.map((one) => ({ ...presentMessage(one), author: one.author })),
  };
};

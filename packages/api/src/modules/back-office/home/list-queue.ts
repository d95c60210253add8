import {
  type endpoints,
  type HandlerInput,
  type HandlerResponse,
  type QueueKind,
  type QueueRow,
  queuePage,
  rupiah,
} from '@pasar/contract';
import { sql } from 'kysely';
import type { Context, HandlerArgs } from '../../../platform/context.ts';
import { getCurrentStaffUser } from '../assert-not-own.ts';
import { presentSubject } from '../contacts.ts';
import { kindsFor, selectQueue } from './queue-source.ts';

type Queue = typeof endpoints.adminHome.queue;

interface Row {
  kind: QueueKind;
  id: number;
  subject: string;
  detail: string;
  since: Date | null;
  due: Date;
  amount: number | null;
  staff_id: number | null;
  name: string | null;
  until: Date | null;
}

/** The place of a row in the order of the queue: when it is due, the larger amount first, then by kind and number. */
const cursorOf = ({ due, amount, kind, id }: Row): string =>
  [due.toISOString(), -(amount ?? 0), kind, id].join('|');

const after = (cursor: string) => {
  const [due = '', amount, kind, id] = cursor.split('|');
  const place = [Date.parse(due), Number(amount), Number(id)];
  // A cursor that this list did not make is the beginning.
  if (kind === undefined || !place.every(Number.isSafeInteger)) return sql`true`;
  return sql`(q.due, -coalesce(q.amount, 0), q.kind, q.id) >
    (${new Date(due)}::timestamptz, ${Number(amount)}::bigint, ${kind}::text, ${Number(id)}::bigint)`;
};

const present = (ctx: Context, row: Row, now: Date): QueueRow => ({
  kind: row.kind,
  id: row.id,
  subject: row.kind === 'approval' ? presentSubject(ctx, row.subject) : row.subject,
  detail: row.detail,
  waiting_since: row.since?.toISOString() ?? null,
  due_at: row.due.toISOString(),
  is_late: row.due < now,
  amount: row.amount === null ? null : rupiah(row.amount),
  claim:
    row.staff_id === null || row.until === null
      ? null
      : { staff_id: row.staff_id, name: row.name ?? '', until: row.until.toISOString() },
});

const countKinds = async (ctx: Context, kinds: readonly QueueKind[]) => {
  const { rows } = await sql<{ kind: QueueKind; open: number; late: number }>`
    select q.kind, count(*) as open, count(*) filter (where q.due < ${ctx.clock.now()}) as late
    from ${selectQueue(kinds, ctx)} group by q.kind`.execute(ctx.db);
  const found = new Map(rows.map(({ kind, ...count }) => [kind, count]));
  return Object.fromEntries(kinds.map((kind) => [kind, found.get(kind) ?? { open: 0, late: 0 }]));
};

/** What waits for the roles of the current staff user, by due time, then by amount (back-office B12). Throws 401 and 403. */
export const listQueue = async ({
  ctx,
  input: { kind, show, cursor },
}: HandlerArgs<HandlerInput<Queue>['query']>): Promise<HandlerResponse<Queue>> => {
  const { userId, staffRoles = [] } = getCurrentStaffUser(ctx);
  const now = ctx.clock.now();
  const kinds = kindsFor(staffRoles);
  const counts = await countKinds(ctx, kinds);
  const shown = kind === 'all' ? kinds : kinds.filter((own) => own === kind);
  if (shown.length === 0) return { data: [], counts, next_cursor: null, server_time: now.toISOString() };
  const { rows } = await sql<Row>`
    select q.*, c.staff_id, coalesce(u.fullname, u.email) as name, c.until
    from ${selectQueue(shown, ctx)}
    left join queue_claims c on c.kind = q.kind and c.ref = q.id and c.until > ${now}
    left join users u on u.id = c.staff_id
    where ${after(cursor)}
      ${show === 'late' ? sql`and q.due < ${now}` : sql``}
      ${show === 'mine' ? sql`and c.staff_id = ${userId}` : sql``}
    order by q.due, -coalesce(q.amount, 0), q.kind, q.id limit ${queuePage + 1}`.execute(ctx.db);
  const page = rows.slice(0, queuePage);
  const last = page.at(-1);
  return {
    data: page.map((row) => present(ctx, row, now)),
    counts,
    next_cursor: last && rows.length > queuePage ? cursorOf(last) : null,
    server_time: now.toISOString(),
  };
};

import { type AdminAppeal, appealHours, type endpoints, type HandlerInput } from '@pasar/contract';
import { type RawBuilder, sql } from 'kysely';
import { hour } from '../../../platform/clock.ts';
import type { Context, HandlerArgs } from '../../../platform/context.ts';
import { formatReason } from '../../catalog/index.ts';
import { getCurrentStaffUser } from '../assert-not-own.ts';
import { type ReportedSubject, readSubjects } from '../reports/read-subjects.ts';

type Query = HandlerInput<typeof endpoints.adminAppeals.list>['query'];

interface Row {
  id: number;
  text: string;
  state: AdminAppeal['state'];
  created_at: Date;
  decided_at: Date | null;
  decision: string | null;
  subject_type: 'product' | 'review';
  subject_id: number;
  reason_code: string;
  note: string;
  at: Date;
  staff_id: number;
}

const select = (where: RawBuilder<unknown>) => sql<Row>`
  select a.id, a.text, a.state, a.created_at, a.decided_at, a.note as decision, m.subject_type, m.subject_id,
    m.reason_code, m.note, m.at, m.staff_id
  from appeals a join moderations m on m.id = a.moderation_id where ${where}`;

export interface FoundAppeal {
  appeal: AdminAppeal;
  /** Who blocked it. */
  staffId: number;
  ownerIds: ReportedSubject['ownerIds'];
}

const present = async (ctx: Context, rows: readonly Row[]): Promise<FoundAppeal[]> => {
  const idsOf = (type: Row['subject_type']) =>
    rows.flatMap(({ subject_type, subject_id }) => (subject_type === type ? [subject_id] : []));
  const subjects = {
    product: await readSubjects(ctx, 'product', idsOf('product')),
    review: await readSubjects(ctx, 'review', idsOf('review')),
  };
  const { userId } = getCurrentStaffUser(ctx);
  return rows.flatMap((row) => {
    const found = subjects[row.subject_type].get(row.subject_id);
    if (!found) return [];
    const appeal: AdminAppeal = {
      id: row.id,
      subject: { ...found.subject, type: row.subject_type },
      block: {
        reason: formatReason(row.subject_type, row.reason_code, ctx.locale),
        note: row.note,
        at: row.at.toISOString(),
      },
      is_own: row.staff_id === userId,
      text: row.text,
      state: row.state,
      created_at: row.created_at.toISOString(),
      due_at: new Date(row.created_at.getTime() + appealHours * hour).toISOString(),
      decision: row.decided_at && { at: row.decided_at.toISOString(), note: row.decision ?? '' },
    };
    return { appeal, staffId: row.staff_id, ownerIds: found.ownerIds };
  });
};

/** A page of the appeals: open ones by when they are due, decided ones newest first. */
export const listAppeals = async ({
  ctx,
  input: { state, page, per_page },
}: HandlerArgs<Query>): Promise<{ rows: AdminAppeal[]; total: number }> => {
  const { total } = await ctx.db
    .selectFrom('appeals')
    .select((e) => e.fn.countAll<number>().as('total'))
    .where('state', '=', state)
    .executeTakeFirstOrThrow();
  const order = state === 'open' ? sql`a.created_at, a.id` : sql`a.decided_at desc, a.id desc`;
  const { rows } = await sql<Row>`
    ${select(sql`a.state = ${state}`)} order by ${order} limit ${per_page} offset ${(page - 1) * per_page}`.execute(
    ctx.db,
  );
  return { total, rows: (await present(ctx, rows)).map(({ appeal }) => appeal) };
};

/** One appeal; undefined when there is none. */
export const findAppeal = async (ctx: Context, id: number): Promise<FoundAppeal | undefined> => {
  const { rows } = await select(sql`a.id = ${id}`).execute(ctx.db);
  return (await present(ctx, rows))[0];
};

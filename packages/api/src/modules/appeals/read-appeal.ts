import { type Appeal, appealDays, type endpoints, type HandlerInput } from '@pasar/contract';
import { type RawBuilder, sql } from 'kysely';
import { day } from '../../platform/clock.ts';
import type { Context, HandlerArgs } from '../../platform/context.ts';
import { apiError } from '../../platform/http/api-error.ts';
import { getCurrentUserId } from '../../platform/http/get-current-user.ts';
import { formatReason } from '../catalog/index.ts';

interface Row {
  id: number;
  subject_type: 'product' | 'review';
  reason_code: string;
  note: string;
  at: Date;
  text: string | null;
  state: 'open' | 'granted' | 'rejected' | null;
  appealed_at: Date | null;
  decision: string | null;
}

/** The last decision about each subject `m`, when it blocks what belongs to the user. */
const ownBlocks = (userId: number, where: RawBuilder<unknown>) => sql<Row>`
  select m.id, m.subject_type, m.reason_code, m.note, m.at, a.text, a.state, a.created_at as appealed_at,
    a.note as decision
  from moderations m left join appeals a on a.moderation_id = m.id
  where ${where} and m.moderation = 'blocked'
    and not exists (
      select 1 from moderations later
      where later.subject_type = m.subject_type and later.subject_id = m.subject_id and later.id > m.id
    )
    and case m.subject_type
      when 'product' then exists (
        select 1 from products p join merchants s on s.id = p.merchant_id
        where p.id = m.subject_id and s.user_id = ${userId} and p.deleted_at is null
      )
      else exists (select 1 from reviews r where r.id = m.subject_id and r.user_id = ${userId})
    end`;

export const appealUntil = (at: Date): Date => new Date(at.getTime() + appealDays * day);

const present = (row: Row, { clock, locale }: Context): Appeal => ({
  moderation_id: row.id,
  reason: formatReason(row.subject_type, row.reason_code, locale),
  note: row.note,
  at: row.at.toISOString(),
  appeal_until: appealUntil(row.at).toISOString(),
  appeal:
    row.text !== null && row.state && row.appealed_at
      ? { text: row.text, state: row.state, created_at: row.appealed_at.toISOString(), note: row.decision }
      : null,
  server_time: clock.now().toISOString(),
});

const read = async (ctx: Context, where: RawBuilder<unknown>): Promise<{ row: Row; shown: Appeal }> => {
  const { rows } = await ownBlocks(getCurrentUserId(ctx), where).execute(ctx.db);
  const [row] = rows;
  if (!row) throw apiError.notFound();
  return { row, shown: present(row, ctx) };
};

/** Why something of the current user is blocked. Throws 401, and 404 for what is not, or belongs to others. */
export const readAppeal = async ({
  ctx,
  input: { subject_type, subject_id },
}: HandlerArgs<HandlerInput<typeof endpoints.appeals.read>['query']>): Promise<Appeal> =>
  (await read(ctx, sql`m.subject_type = ${subject_type} and m.subject_id = ${subject_id}`)).shown;

/** The same by the number of the decision. */
export const readAppealByNumber = (ctx: Context, moderationId: number) =>
  read(ctx, sql`m.id = ${moderationId}`);

import {
  type AdminReports,
  type endpoints,
  formatReportReason,
  type HandlerInput,
  type ReportReason,
  type ReportSubject,
  reportSubjects,
} from '@pasar/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Context, HandlerArgs } from '../../../platform/context.ts';
import { signedUrl } from '../../media/index.ts';
import { formatAuthor } from '../../reviews/index.ts';
import { readSubjects } from './read-subjects.ts';

type Query = HandlerInput<typeof endpoints.adminReports.list>['query'];

const hours = (count: number) => sql.raw(`interval '${count} hours'`);

/** When a group of open reports is due: so many on a subject make it urgent. */
export const getReportDue = ({
  reportHours,
  reportUrgentFrom,
  reportUrgentHours,
}: Context['limits']): RawBuilder<Date> => sql`least(
  min(r.created_at) + ${hours(reportHours)},
  (array_agg(r.created_at order by r.created_at))[${sql.lit(reportUrgentFrom)}] + ${hours(reportUrgentHours)})`;

interface Group {
  id: number;
  subject_type: ReportSubject;
  subject_id: number;
  ids: number[];
  state: AdminReports['state'];
  due: Date;
  decided_at: Date | null;
  note: string | null;
}

const conditions = ({ kind, state }: Pick<Query, 'kind' | 'state'>) =>
  sql`r.state = ${state} ${kind === 'all' ? sql`` : sql`and r.subject_type = ${kind}`}`;

/** Open reports on one subject are one group; decided ones are grouped as they were decided. */
const groups = (
  { limits }: Context,
  where: RawBuilder<unknown>,
  having: RawBuilder<unknown> = sql`true`,
) => sql<Group>`
  select min(r.id) as id, r.subject_type, r.subject_id, json_agg(r.id order by r.id) as ids, r.state,
    ${getReportDue(limits)} as due, r.decided_at, r.note
  from reports r where ${where}
  group by r.subject_type, r.subject_id, r.state, r.decided_at, r.decided_by, r.note having ${having}`;

const readReports = async ({ db }: Context, ids: readonly number[]) =>
  db
    .selectFrom('reports')
    .innerJoin('users', 'users.id', 'reports.user_id')
    .selectAll('reports')
    .select(['username', 'fullname'])
    .where('reports.id', 'in', ids)
    .orderBy('reports.id')
    .execute();

const keysOf = async ({ db }: Context, ids: readonly number[]): Promise<Map<number, string>> => {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('media').select(['id', 'storage_key']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, storage_key }) => [id, storage_key]));
};

const present = async (ctx: Context, rows: readonly Group[]): Promise<AdminReports[]> => {
  if (rows.length === 0) return [];
  const [reports, ...subjects] = await Promise.all([
    readReports(
      ctx,
      rows.flatMap(({ ids }) => ids),
    ),
    ...reportSubjects.map((type) =>
      readSubjects(
        ctx,
        type,
        rows.flatMap(({ subject_type, subject_id }) => (subject_type === type ? [subject_id] : [])),
      ),
    ),
  ]);
  const keys = await keysOf(
    ctx,
    reports.flatMap(({ media_ids }) => media_ids),
  );
  return rows.flatMap((row) => {
    // A product that is erased takes its reviews along.
    const found = subjects[reportSubjects.indexOf(row.subject_type)]?.get(row.subject_id);
    if (!found) return [];
    return {
      id: row.id,
      subject: found.subject,
      reports: reports
        .filter(({ id }) => row.ids.includes(id))
        .map((report) => ({
          id: report.id,
          reporter: formatAuthor(
            { author_name: report.fullname || report.username || '', is_anonymous: true },
            ctx.locale,
          ),
          reason: formatReportReason(row.subject_type, report.reason as ReportReason, ctx.locale),
          reason_code: report.reason,
          text: report.text,
          images: report.media_ids.flatMap((id) => keys.get(id) ?? []).map((key) => signedUrl(ctx, key)),
          created_at: report.created_at.toISOString(),
        })),
      state: row.state,
      is_urgent: row.ids.length >= ctx.limits.reportUrgentFrom,
      due_at: row.due.toISOString(),
      decision: row.decided_at && { at: row.decided_at.toISOString(), note: row.note ?? '' },
    };
  });
};

/** A page of the reports by what they are about: open ones by when they are due, decided ones newest first. */
export const listReports = async ({
  ctx,
  input,
}: HandlerArgs<Query>): Promise<{ rows: AdminReports[]; total: number }> => {
  const { reason, state, page, per_page } = input;
  const all = groups(
    ctx,
    conditions(input),
    reason === 'all' ? sql`true` : sql`bool_or(r.reason = ${reason})`,
  );
  const count = await sql<{ total: number }>`select count(*) as total from (${all}) g`.execute(ctx.db);
  const { rows } = await sql<Group>`
    select * from (${all}) g order by ${state === 'open' ? sql`g.due, g.id` : sql`g.decided_at desc, g.id desc`}
    limit ${per_page} offset ${(page - 1) * per_page}`.execute(ctx.db);
  return { total: count.rows[0]?.total ?? 0, rows: await present(ctx, rows) };
};

/** The group of reports that one of them belongs to; undefined when what it is about is gone. */
export const readReportGroup = async (
  ctx: Context,
  ids: readonly number[],
): Promise<AdminReports | undefined> => {
  const { rows } = await groups(ctx, sql`r.id in (${sql.join(ids)})`).execute(ctx.db);
  return (await present(ctx, rows))[0];
};

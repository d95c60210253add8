import { type Selectable, sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import type { ImportRows, Imports } from '../imports.tables.ts';
import { isRowRunning } from '../is-running.ts';
import { createLine, type Line } from '../validate/line.ts';

/** Rows of one transaction (domain 3.13 allows 200): on the embedded database all other requests wait for it. */
const chunkRows = 50;

export type Job = Selectable<Imports>;
/** Rows of one product; never empty. */
export type Group = [Line, ...Line[]];

/** The import that has waited longest, locked; undefined when none is due, or others work on those that are. */
export const takeJob = ({ db, clock }: Context): Promise<Job | undefined> =>
  db
    .selectFrom('imports')
    .selectAll()
    .where(isRowRunning)
    .where('due_at', '<=', clock.now())
    .orderBy('due_at')
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();

type Row = Pick<Selectable<ImportRows>, 'row_no' | 'group_no' | 'cells' | 'errors'>;

const waiting = ({ db }: Context, job: Job) =>
  db
    .selectFrom('import_rows')
    .select(['row_no', 'group_no', 'cells', 'errors'])
    .where('import_id', '=', job.id)
    .where(sql<boolean>`status = 'waiting'`)
    .orderBy('group_no')
    .orderBy('row_no');

/** Complete groups only, and at least one, however long it is. */
const wholeGroups = async (ctx: Context, job: Job): Promise<Row[]> => {
  const most = job.tries > 0 ? 1 : chunkRows;
  const rows = await waiting(ctx, job)
    .limit(most + 1)
    .execute();
  const last = rows.at(-1);
  if (!last || rows.length <= most) return rows;
  const whole = rows.filter(({ group_no }) => group_no !== last.group_no);
  if (whole.length > 0) return whole;
  return waiting(ctx, job).where('group_no', '=', last.group_no).execute();
};

const lineOf = (row: Row, { headings }: Job): Line => {
  const line = createLine(row.row_no, row.cells, headings);
  line.problems.push(...row.errors.map((problem) => ({ ...problem, row: row.row_no })));
  return line;
};

/**
 * The next rows that nobody has worked on, product by product. After a chunk that failed by an internal error they come
 * one product at a time, so that it is found.
 */
export const takeChunk = async (ctx: Context, job: Job): Promise<Group[]> => {
  const rows = await wholeGroups(ctx, job);
  const groups = Map.groupBy(rows, ({ group_no }) => group_no).values();
  return [...groups].flatMap((of): Group[] => {
    const [first, ...others] = of.map((row) => lineOf(row, job));
    return first ? [[first, ...others]] : [];
  });
};

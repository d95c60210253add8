import type { endpoints, HandlerInput, ImportError, ProductImport } from '@pasar/contract';
import { sql } from 'kysely';
import type { Context, HandlerArgs } from '../../../platform/context.ts';
import { formatMessage } from '../../../platform/message.ts';
import type { Problem } from '../validate/problem.ts';
import { findImport } from './find-import.ts';
import { presentImport } from './present-import.ts';

type Query = HandlerInput<typeof endpoints.imports.show>['query'];

interface ShownImport {
  data: ProductImport & { errors: ImportError[] };
  /** Errors, over all pages. */
  total: number;
}

/** Longer cells are cut: the marked file has them in full. */
const shownLength = 200;

const readProblems = async (ctx: Context, importId: number, { page, per_page }: Query) => {
  const { rows } = await sql<Omit<Problem, 'row'> & { row_no: number }>`
    select r.row_no, e.problem ->> 'column' as "column", e.problem -> 'value' as value,
      e.problem ->> 'code' as code, e.problem -> 'says' as says
    from import_rows r cross join lateral jsonb_array_elements(r.errors) with ordinality as e (problem, place)
    where r.import_id = ${importId} and r.status = 'error'
    order by r.row_no, e.place
    limit ${per_page} offset ${(page - 1) * per_page}`.execute(ctx.db);
  return rows;
};

const countProblems = async (ctx: Context, importId: number): Promise<number> => {
  const { total } = await ctx.db
    .selectFrom('import_rows')
    .select(sql<number>`coalesce(sum(jsonb_array_length(errors)), 0)::integer`.as('total'))
    .where('import_id', '=', importId)
    .where('status', '=', 'error')
    .executeTakeFirstOrThrow();
  return total;
};

/** An import of the current seller, and a page of its rows' errors. Throws 404 for any other import. */
export const showImport = async ({
  ctx,
  input: { import_id, ...query },
}: HandlerArgs<Query & { import_id: number }>): Promise<ShownImport> => {
  const found = await findImport(ctx, import_id);
  const problems = await readProblems(ctx, import_id, query);
  const errors = problems.map(({ row_no, column, value, code, says }) => ({
    row: row_no,
    column,
    value: String(value).slice(0, shownLength),
    code,
    message: formatMessage(says, ctx.locale),
  }));
  return {
    data: { ...presentImport(found, ctx.locale), errors },
    total: await countProblems(ctx, import_id),
  };
};

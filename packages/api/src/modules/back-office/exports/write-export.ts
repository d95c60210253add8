import { exportHours, maxExportRows } from '@pasar/contract';
import type { Actor } from '../../../platform/actor.ts';
import { hour, later } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { csvLine } from '../../../platform/csv-line.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { exportHeads } from './export-heads.ts';
import { exportSources } from './export-sources.ts';

/** Rows that are read and written at once. */
const partRows = 1_000;
/** A part that fails so often ends its export. */
const maxTries = 3;

const takeWaiting = ({ db }: Context) =>
  db
    .selectFrom('exports')
    .selectAll()
    .where('state', '=', 'waiting')
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
type Job = NonNullable<Awaited<ReturnType<typeof takeWaiting>>>;

/** Who asked, with the roles that they have now: who stopped being an admin meanwhile gets a masked file. */
const readRequester = async ({ db }: Context, userId: number): Promise<Actor> => {
  const member = await db
    .selectFrom('staff_members')
    .select('roles')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return {
    ...{ kind: 'user', userId, sessionId: 0, merchantId: null, role: 'staff' },
    staffRoles: member?.roles ?? [],
  };
};

const writePart = async (ctxInTx: Context, job: Job): Promise<void> => {
  const { db, clock } = ctxInTx;
  const { id, list, filters, locale, rows: written, next_from, is_unmasked, requested_by } = job;
  const size = Math.min(partRows, maxExportRows - written);
  const { rows, next } = await exportSources[list](
    { ...ctxInTx, locale, actor: is_unmasked ? await readRequester(ctxInTx, requested_by) : ctxInTx.actor },
    { filters, from: next_from, size },
  );
  const head = next_from === null ? csvLine(exportHeads[list][locale], locale) : '';
  const csv = head + rows.map((cells) => csvLine(cells, locale)).join('');
  await db.insertInto('export_parts').values({ export_id: id, part: written, csv }).execute();
  const total = written + rows.length;
  const isDone = next === null || total >= maxExportRows;
  await db
    .updateTable('exports')
    .set({
      ...{ rows: total, next_from: next, tries: 0 },
      ...(isDone && {
        state: 'done',
        is_cut: next !== null,
        finished_at: clock.now(),
        expires_at: later(clock, exportHours * hour),
      }),
    })
    .where('id', '=', id)
    .execute();
};

const noteFailure = async ({ db, clock }: Context, { id, tries }: Job): Promise<void> => {
  const isOver = tries + 1 >= maxTries;
  await db
    .updateTable('exports')
    .set({
      tries: tries + 1,
      ...(isOver && {
        state: 'failed',
        finished_at: clock.now(),
        expires_at: later(clock, exportHours * hour),
      }),
    })
    .where('id', '=', id)
    .execute();
};

/** Writes the next part of the export that waits longest; false when none waits. */
export const writeNextExport = async (ctx: Context): Promise<boolean> => {
  let taken: Job | undefined;
  try {
    return await inTransaction(ctx, async (ctxInTx) => {
      taken = await takeWaiting(ctxInTx);
      if (!taken) return false;
      await writePart(ctxInTx, taken);
      return true;
    });
  } catch (error) {
    if (!taken) throw error;
    ctx.log.error({ err: error, export: taken.id }, 'a part of an export could not be written');
    await noteFailure(ctx, taken);
    return true;
  }
};

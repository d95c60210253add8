import type { Context } from '../context.ts';
import { json } from '../database/json.ts';
import type { EventRow } from './event-buffer.ts';

const write = async ({ db, securityEvents, log }: Context, rows: EventRow[]): Promise<void> => {
  if (rows.length === 0) return;
  try {
    await db
      .insertInto('security_events')
      .values(rows.map((row) => ({ ...row, details: json(row.details) })))
      .execute();
  } catch (error) {
    securityEvents.giveBack(rows);
    log.error({ err: error, rows: rows.length }, 'security events could not be written');
  }
};

/** Writes the waiting events, on a separate connection, because the rejected request's transaction is rolled back. */
export const writeEvents = async (ctx: Context): Promise<boolean> => {
  await write(ctx, ctx.securityEvents.take(ctx.clock.now()));
  // Waits for the next round, whatever came in meanwhile.
  return false;
};

/** Writes all of it, before a server ends. */
export const writeLastEvents = (ctx: Context): Promise<void> => write(ctx, ctx.securityEvents.takeAll());

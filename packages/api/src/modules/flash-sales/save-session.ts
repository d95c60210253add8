import type { AdminFlashSale } from '@pasar/contract';
import type { Context } from '../../platform/context.ts';
import { type ApiError, apiError } from '../../platform/http/api-error.ts';
import { getSessionState, lockSession, presentForStaff, type SessionRow } from './find-sessions.ts';

export interface SessionTerms {
  name_id: string;
  name_en: string;
  starts_at: Date;
  ends_at: Date;
  repeat_minutes: number | null;
}

const assertAhead = ({ starts_at }: SessionTerms, now: Date): void => {
  if (starts_at <= now) throw apiError.invalid({ starts_at: ['time.past'] });
};

const present = async (ctx: Context, sale: SessionRow): Promise<AdminFlashSale> => {
  const [shown] = await presentForStaff(ctx, [sale]);
  if (!shown) throw apiError.notFound();
  return shown;
};

/** Announces a session. Throws 422 for one that would have begun. */
export const createSession = async (ctxInTx: Context, terms: SessionTerms): Promise<AdminFlashSale> => {
  assertAhead(terms, ctxInTx.clock.now());
  const sale = await ctxInTx.db
    .insertInto('flash_sales')
    .values(terms)
    .returningAll()
    .executeTakeFirstOrThrow();
  return present(ctxInTx, sale);
};

const refusal = async (
  ctxInTx: Context,
  words: 'request.conflict' | 'flash.session.over' | 'flash.session.started',
  sale: SessionRow,
): Promise<ApiError> => apiError.conflict(words, await present(ctxInTx, sale));

/** An allocation belongs to a window: it moves with the session, from which nobody has bought yet. */
const moveCarveOuts = (ctxInTx: Context, saleId: number, { starts_at, ends_at }: SessionTerms) =>
  ctxInTx.db
    .updateTable('flash_allocations')
    .set({ starts_at, ends_at })
    .where('flash_sale_item_id', 'in', (e) =>
      e.selectFrom('flash_sale_items').select('id').where('flash_sale_id', '=', saleId),
    )
    .execute();

const times = ({ starts_at, ends_at, repeat_minutes }: SessionTerms) =>
  `${starts_at.getTime()} ${ends_at.getTime()} ${repeat_minutes}`;

export interface EditSession extends SessionTerms {
  id: number;
  version: number;
}

/**
 * Changes a session: its names until it is over, its times until it begins. Returns it as it was and as it is. Throws
 * 404, 409 with the current session, and 422 for a beginning that has passed.
 */
export const editSession = async (
  ctxInTx: Context,
  { id, version, ...terms }: EditSession,
): Promise<{ before: SessionRow; after: AdminFlashSale }> => {
  const before = await lockSession(ctxInTx, id, 'update');
  const now = ctxInTx.clock.now();
  if (before.version !== version) throw await refusal(ctxInTx, 'request.conflict', before);
  if (getSessionState(before, now).isOver) throw await refusal(ctxInTx, 'flash.session.over', before);
  if (times(before) !== times(terms)) {
    if (before.starts_at <= now) throw await refusal(ctxInTx, 'flash.session.started', before);
    assertAhead(terms, now);
    await moveCarveOuts(ctxInTx, id, terms);
  }
  const after = await ctxInTx.db
    .updateTable('flash_sales')
    .set({ ...terms, version: version + 1 })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return { before, after: await present(ctxInTx, after) };
};

/**
 * Ends a session for good. Allocated pieces return to the stock right after the commit. Throws 404, and 409 with the
 * session when it is over.
 */
export const cancelSession = async (
  ctxInTx: Context,
  id: number,
): Promise<{ before: SessionRow; after: AdminFlashSale }> => {
  const before = await lockSession(ctxInTx, id, 'update');
  if (getSessionState(before, ctxInTx.clock.now()).isOver) {
    throw await refusal(ctxInTx, 'flash.session.over', before);
  }
  const after = await ctxInTx.db
    .updateTable('flash_sales')
    .set({ is_canceled: true, version: before.version + 1 })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  ctxInTx.afterCommit(() => ctxInTx.wakeJobs('stock'));
  return { before, after: await present(ctxInTx, after) };
};

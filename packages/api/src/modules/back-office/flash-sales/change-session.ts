import type { AdminFlashSale, endpoints, HandlerInput } from '@pasar/contract';
import { sql } from 'kysely';
import type { Context, HandlerArgs } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { recordAudit } from '../../audit/index.ts';
import {
  cancelSession,
  createSession,
  editSession,
  findItems,
  notifyItemResult,
} from '../../flash-sales/index.ts';

type Calls = typeof endpoints.adminFlashSales;

const target = (id: number) => ({ type: 'flash-sale', id });
const termsOf = (sale: {
  name_id: string;
  name_en: string;
  starts_at: Date | string;
  ends_at: Date | string;
  repeat_minutes: number | null;
}) => ({
  name_id: sale.name_id,
  name_en: sale.name_en,
  starts_at: new Date(sale.starts_at).toISOString(),
  ends_at: new Date(sale.ends_at).toISOString(),
  repeat_minutes: sale.repeat_minutes,
});

/** Announces a session. Throws 422. */
export const announceSession = ({
  ctx,
  input,
}: HandlerArgs<HandlerInput<Calls['create']>['body']>): Promise<AdminFlashSale> =>
  inTransaction(ctx, async (ctxInTx) => {
    const after = await createSession(ctxInTx, input);
    await recordAudit(ctxInTx, {
      action: 'flash-sale.create',
      target: target(after.id),
      after: termsOf(after),
    });
    return after;
  });

/** Changes names or times of a session. Throws 404, 409 with the current session, and 422. */
export const changeSession = ({
  ctx,
  input: { flash_sale_id, ...edit },
}: HandlerArgs<HandlerInput<Calls['edit']>['body']>): Promise<AdminFlashSale> =>
  inTransaction(ctx, async (ctxInTx) => {
    const { before, after } = await editSession(ctxInTx, { id: flash_sale_id, ...edit });
    await recordAudit(ctxInTx, {
      action: 'flash-sale.edit',
      target: target(flash_sale_id),
      before: termsOf(before),
      after: termsOf(after),
    });
    return after;
  });

const tellSellers = async (ctxInTx: Context, saleId: number, reason: string, sale: Sale): Promise<void> => {
  const items = await findItems(
    ctxInTx,
    sql<boolean>`i.flash_sale_id = ${saleId} and i.status in ('submitted', 'approved')`,
  );
  for (const item of items) await notifyItemResult(ctxInTx, { item, sale, to: 'cancelled', reason });
};
type Sale = Awaited<ReturnType<typeof cancelSession>>['before'];

/**
 * Ends a session for good and notifies the sellers who submitted products. Throws 404, and 409 with an ended session.
 */
export const endSession = ({
  ctx,
  input: { flash_sale_id, reason },
}: HandlerArgs<HandlerInput<Calls['cancel']>['body']>): Promise<AdminFlashSale> =>
  inTransaction(ctx, async (ctxInTx) => {
    const { before, after } = await cancelSession(ctxInTx, flash_sale_id);
    await tellSellers(ctxInTx, flash_sale_id, reason, before);
    await recordAudit(ctxInTx, {
      action: 'flash-sale.cancel',
      target: target(flash_sale_id),
      before: termsOf(before),
      after: { status: after.status },
      reason,
    });
    return after;
  });

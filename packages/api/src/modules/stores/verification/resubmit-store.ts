import type { Store } from '@pasar/contract';
import type { HandlerArgs } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { ownStoreId, readStore } from '../read-store.ts';
import { submitStore } from './submit-store.ts';

/** Submits the signed-in seller's rejected store again and returns it. Throws 401, 403, and as `submitStore`. */
export const resubmitStore = async ({ ctx }: HandlerArgs<void>): Promise<Store> => {
  const merchantId = ownStoreId(ctx);
  return inTransaction(ctx, async (ctxInTx) => {
    await submitStore(ctxInTx, { merchantId });
    return readStore({ ctx: ctxInTx, input: undefined });
  });
};

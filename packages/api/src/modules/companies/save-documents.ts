import type { BuyerDocuments, endpoints, HandlerInput } from '@pasar/contract';
import type { HandlerArgs } from '../../platform/context.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { readBuyerDocuments } from './read-buyer-documents.ts';
import { saveBuyerDocuments } from './save-buyer-documents.ts';
import { getCurrentUserId } from './save-company.ts';

/** Saves the signed-in buyer's documents and returns them. Throws 401, and 422 for images that are not the buyer's. */
export const saveDocuments = async ({
  ctx,
  input,
}: HandlerArgs<HandlerInput<typeof endpoints.company.saveDocuments>['body']>): Promise<BuyerDocuments> => {
  const userId = getCurrentUserId(ctx);
  return inTransaction(ctx, async (ctxInTx) => {
    await ctxInTx.db.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
    await saveBuyerDocuments(ctxInTx, userId, input);
    return readBuyerDocuments(ctxInTx, userId);
  });
};

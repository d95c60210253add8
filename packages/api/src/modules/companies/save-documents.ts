import type { BuyerDocuments, endpoints, Got } from '@pasar/contract';
import type { Verb } from '../../platform/context.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { readBuyerDocuments } from './read-buyer-documents.ts';
import { saveBuyerDocuments } from './save-buyer-documents.ts';
import { ownId } from './save-company.ts';

/** Saves the signed-in buyer's documents and returns them. Throws 401, and 422 for pictures that are not the buyer's. */
export const saveDocuments = async ({
  ctx,
  input,
}: Verb<Got<typeof endpoints.company.saveDocuments>['body']>): Promise<BuyerDocuments> => {
  const userId = ownId(ctx);
  return inTransaction(ctx, async (ctxInTx) => {
    await ctxInTx.db.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
    await saveBuyerDocuments(ctxInTx, userId, input);
    return readBuyerDocuments(ctxInTx, userId);
  });
};

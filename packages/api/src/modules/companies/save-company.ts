import type { BuyerCompany, endpoints, HandlerInput } from '@pasar/contract';
import type { Context, HandlerArgs } from '../../platform/context.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { apiError } from '../../platform/http/api-error.ts';
import { readBuyerCompany } from './read-buyer-company.ts';
import { writeCompany } from './write-company.ts';

/** The owner of the data, which is the signed-in user. Throws 401. */
export const getCurrentUserId = ({ actor }: Context): number => {
  if (actor.kind !== 'user') throw apiError.unauthorized();
  return actor.userId;
};

/** Saves the company for which the signed-in user buys and returns it. Throws 401, and 422 for a foreign image. */
export const saveCompany = async ({
  ctx,
  input,
}: HandlerArgs<HandlerInput<typeof endpoints.company.saveCompany>['body']>): Promise<BuyerCompany> => {
  const userId = getCurrentUserId(ctx);
  const { company_picture: picture, address: company_address, ...company } = input;
  return inTransaction(ctx, async (ctxInTx) => {
    await writeCompany(ctxInTx, userId, { ...company, company_address, picture });
    return readBuyerCompany(ctxInTx, userId);
  });
};

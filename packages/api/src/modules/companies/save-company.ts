import type { BuyerCompany, endpoints, Got } from '@pasar/contract';
import type { Context, Verb } from '../../platform/context.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { failure } from '../../platform/http/failure.ts';
import { companyOf } from './company-of.ts';
import { writeCompany } from './write-company.ts';

/** Whose data it is: the signed-in person's. Throws 401. */
export const ownId = ({ actor }: Context): number => {
  if (actor.kind !== 'user') throw failure.unauthorized();
  return actor.userId;
};

/** Saves the company for which the signed-in person buys and returns it. Throws 401, and 422 for a foreign picture. */
export const saveCompany = async ({
  ctx,
  input,
}: Verb<Got<typeof endpoints.company.saveCompany>['body']>): Promise<BuyerCompany> => {
  const userId = ownId(ctx);
  const { company_picture: picture, address: company_address, ...company } = input;
  return inTransaction(ctx, async (ctxInTx) => {
    await writeCompany(ctxInTx, userId, { ...company, company_address, picture });
    return companyOf(ctxInTx, userId);
  });
};

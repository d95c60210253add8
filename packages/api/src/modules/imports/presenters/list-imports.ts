import type { endpoints, HandlerInput, ProductImport } from '@pasar/contract';
import type { HandlerArgs } from '../../../platform/context.ts';
import { getCurrentMerchant } from '../get-current-merchant.ts';
import { presentImport } from './present-import.ts';

type Query = HandlerInput<typeof endpoints.imports.list>['query'];

/** The imports of the current seller's store, newest first. */
export const listImports = async ({
  ctx,
  input: { page, per_page },
}: HandlerArgs<Query>): Promise<{ rows: ProductImport[]; total: number }> => {
  const mine = ctx.db.selectFrom('imports').where('merchant_id', '=', getCurrentMerchant(ctx).merchantId);
  const { total } = await mine.select((e) => e.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await mine
    .selectAll()
    .orderBy('id', 'desc')
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute();
  return { rows: rows.map((row) => presentImport(row, ctx.locale)), total };
};

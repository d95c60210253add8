import type { endpoints, Got, ProductImport } from '@pasar/contract';
import type { Verb } from '../../../platform/context.ts';
import { askingSeller } from '../asking-seller.ts';
import { presentImport } from './present-import.ts';

type Query = Got<typeof endpoints.imports.list>['query'];

/** The imports of the asking seller's store, newest first. */
export const listImports = async ({
  ctx,
  input: { page, per_page },
}: Verb<Query>): Promise<{ rows: ProductImport[]; total: number }> => {
  const mine = ctx.db.selectFrom('imports').where('merchant_id', '=', askingSeller(ctx).merchantId);
  const { total } = await mine.select((e) => e.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await mine
    .selectAll()
    .orderBy('id', 'desc')
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute();
  return { rows: rows.map((row) => presentImport(row, ctx.locale)), total };
};

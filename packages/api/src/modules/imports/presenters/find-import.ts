import type { Selectable } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { getCurrentMerchant } from '../get-current-merchant.ts';
import type { Imports } from '../imports.tables.ts';

/** An import of the current seller's store, locked with `lock`. Throws 404 for any other. */
export const findImport = async (
  ctx: Context,
  importId: number,
  { lock = false } = {},
): Promise<Selectable<Imports>> => {
  const query = ctx.db
    .selectFrom('imports')
    .selectAll()
    .where('id', '=', importId)
    .where('merchant_id', '=', getCurrentMerchant(ctx).merchantId);
  const found = await (lock ? query.forUpdate() : query).executeTakeFirst();
  if (!found) throw apiError.notFound();
  return found;
};

import type { Selectable } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { getCurrentMerchantId } from '../../../platform/http/get-current-merchant-id.ts';
import type { Vouchers } from '../promos.tables.ts';

/** A voucher of the current user's store, locked: who uses it waits. Throws 401, 403 and 404. */
export const lockOwnVoucher = async (ctxInTx: Context, id: number): Promise<Selectable<Vouchers>> => {
  const voucher = await ctxInTx.db
    .selectFrom('vouchers')
    .selectAll()
    .where('id', '=', id)
    .where('merchant_id', '=', getCurrentMerchantId(ctxInTx))
    .forUpdate()
    .executeTakeFirst();
  if (!voucher) throw apiError.notFound('voucher.not-found');
  return voucher;
};

import type { Selectable } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { askingStore } from '../../../platform/http/asking-store.ts';
import { failure } from '../../../platform/http/failure.ts';
import type { Vouchers } from '../promos.tables.ts';

/** A voucher of the asker's store, locked: who uses it waits. Throws 401, 403 and 404. */
export const ownVoucher = async (ctxInTx: Context, id: number): Promise<Selectable<Vouchers>> => {
  const voucher = await ctxInTx.db
    .selectFrom('vouchers')
    .selectAll()
    .where('id', '=', id)
    .where('merchant_id', '=', askingStore(ctxInTx))
    .forUpdate()
    .executeTakeFirst();
  if (!voucher) throw failure.notFound('voucher.not-found');
  return voucher;
};

import { type StoreVoucher, type VoucherForm, voucherTimeProblems } from '@pasar/contract';
import type { Context, Verb } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { askingStore } from '../../../platform/http/asking-store.ts';
import { type FieldWords, failure } from '../../../platform/http/failure.ts';
import { canSell } from '../../stores/index.ts';
import { stateOf } from '../voucher-state.ts';
import { keepProducts, showImage } from './keep-products.ts';
import { voucherValues } from './voucher-values.ts';

export type ChangedVoucher = Pick<StoreVoucher, 'id' | 'state'>;

/** Throws 422 when the times of a form cannot be any more. */
export const demandTimes = ({ clock }: Context, form: VoucherForm): void => {
  const problems = Object.entries(voucherTimeProblems(form, clock.now()));
  const fields: FieldWords = Object.fromEntries(problems.map(([field, says]) => [field, [says]]));
  if (problems.length > 0) throw failure.invalid(fields);
};

/**
 * Creates a voucher of the asker's store (domain 3.6). Throws 401, 403 for a store that may not sell, 422 for a code
 * that is taken, products or a picture of others, times that are over.
 */
export const createVoucher = async ({ ctx, input: form }: Verb<VoucherForm>): Promise<ChangedVoucher> => {
  const merchantId = askingStore(ctx);
  if (!(await canSell(ctx, merchantId))) throw failure.forbidden('voucher.store-closed');
  demandTimes(ctx, form);
  return inTransaction(ctx, async (ctxInTx) => {
    await showImage(ctxInTx, form.image);
    const created = await ctxInTx.db
      .insertInto('vouchers')
      .values({
        ...voucherValues(form),
        owner: 'merchant',
        merchant_id: merchantId,
        created_at: ctxInTx.clock.now(),
      })
      .onConflict((conflict) => conflict.column('voucher_code').doNothing())
      .returningAll()
      .executeTakeFirst();
    if (!created) throw failure.invalid({ voucher_code: ['voucher.code.taken'] });
    await keepProducts(ctxInTx, { id: created.id, merchantId }, form);
    return { id: created.id, state: stateOf(created, ctxInTx.clock.now()) };
  });
};

import { type StoreVoucher, type VoucherForm, voucherTimeProblems } from '@pasar/contract';
import type { Context, HandlerArgs } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { apiError, type FieldErrors } from '../../../platform/http/api-error.ts';
import { getCurrentMerchantId } from '../../../platform/http/get-current-merchant-id.ts';
import { canSell } from '../../stores/index.ts';
import { getVoucherState } from '../voucher-state.ts';
import { saveVoucherProducts, showImage } from './save-voucher-products.ts';
import { voucherValues } from './voucher-values.ts';

export type ChangedVoucher = Pick<StoreVoucher, 'id' | 'state'>;

/** Throws 422 when the times of a form cannot be any more. */
export const assertVoucherTimes = ({ clock }: Context, form: VoucherForm): void => {
  const problems = Object.entries(voucherTimeProblems(form, clock.now()));
  const fields: FieldErrors = Object.fromEntries(problems.map(([field, says]) => [field, [says]]));
  if (problems.length > 0) throw apiError.invalid(fields);
};

/**
 * Creates a voucher of the current user's store (domain 3.6). Throws 401, 403 for a store that may not sell, 422 for
 * a code already in use, products or an image of others, times that are over.
 */
export const createVoucher = async ({
  ctx,
  input: form,
}: HandlerArgs<VoucherForm>): Promise<ChangedVoucher> => {
  const merchantId = getCurrentMerchantId(ctx);
  if (!(await canSell(ctx, merchantId))) throw apiError.forbidden('voucher.store-closed');
  assertVoucherTimes(ctx, form);
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
    if (!created) throw apiError.invalid({ voucher_code: ['voucher.code.taken'] });
    await saveVoucherProducts(ctxInTx, { id: created.id, merchantId }, form);
    return { id: created.id, state: getVoucherState(created, ctxInTx.clock.now()) };
  });
};

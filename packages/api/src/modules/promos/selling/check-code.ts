import type { HandlerArgs } from '../../../platform/context.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { getCurrentMerchantId } from '../../../platform/http/get-current-merchant-id.ts';

interface CheckCode {
  voucher_code: string;
  /** The current user's own voucher that has the code now. */
  exclude_id?: number | null;
}

/** Enough for somebody who types, too little to collect the codes of others. */
const triesAMinute = { points: 60, seconds: 60 };

/** Whether a voucher code is free (SPEC 5). Throws 401, 403, 422 when it is taken, and 429. */
export const checkCode = async ({
  ctx,
  input: { voucher_code, exclude_id },
}: HandlerArgs<CheckCode>): Promise<{ voucher_code: string; available: true }> => {
  const merchantId = getCurrentMerchantId(ctx);
  await ctx.rates.spend('voucher codes', merchantId, triesAMinute);
  const found = await ctx.db
    .selectFrom('vouchers')
    .select(['id', 'merchant_id'])
    .where('voucher_code', '=', voucher_code)
    .executeTakeFirst();
  const isOwn = found !== undefined && found.merchant_id === merchantId && found.id === exclude_id;
  if (found && !isOwn) throw apiError.invalid({ voucher_code: ['voucher.code.taken'] });
  return { voucher_code, available: true };
};

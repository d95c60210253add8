import { isApiError } from '@pasar/api-client';
import { message, type StoreVoucher, voucherEndpoints } from '@pasar/contract';
import { useIntent } from '@pasar/dashboard';
import { toast, useApi, useLocale, useReportError, useSubmit } from '@pasar/slice-kit';
import { useRevalidator } from 'react-router';

/** What a press does at once; editing and copying are pages. */
export type VoucherStep = Exclude<StoreVoucher['actions'][number], 'edit' | 'duplicate'>;

const steps = {
  pause: { endpoint: voucherEndpoints.pause, says: 'voucher.paused' },
  resume: { endpoint: voucherEndpoints.resume, says: 'voucher.resumed' },
  end: { endpoint: voucherEndpoints.end, says: 'voucher.ended-now' },
  delete: { endpoint: voucherEndpoints.remove, says: 'voucher.deleted' },
} as const;

/**
 * Changes the state of a voucher. One that has changed meanwhile (409) is read again, and the seller is
 * notified.
 */
export const useVoucherStep = (vouchers_id: number) => {
  const api = useApi();
  const locale = useLocale();
  const report = useReportError();
  const { revalidate } = useRevalidator();
  const intent = useIntent();
  return useSubmit(async (step: VoucherStep) => {
    const body = { vouchers_id };
    const { endpoint, says } = steps[step];
    try {
      // One of four calls with the same parameters, whose responses are not used here.
      await intent({ step, body }, async (idempotencyKey): Promise<unknown> => {
        if (step === 'delete') return api.call(steps.delete.endpoint, { body }, { idempotencyKey });
        return api.call(endpoint as typeof steps.end.endpoint, { body }, { idempotencyKey });
      });
      toast.success(message(says, locale));
    } catch (failure) {
      if (!isApiError(failure) || failure.code !== 409) return report(failure);
      toast.info(failure.message);
    }
    await revalidate();
  });
};

import { isApiError } from '@pasar/api-client';
import { sellingEndpoints } from '@pasar/contract';
import { useIntent } from '@pasar/dashboard';
import { toast, useApi, useReportError, useSubmit } from '@pasar/slice-kit';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';

/** The two steps that need no question: accept one order, call the courier for it. The page is read again after it. */
export const useStep = (order_code: string) => {
  const { t } = useTranslation('seller');
  const api = useApi();
  const report = useReportError();
  const { revalidate } = useRevalidator();
  const intent = useIntent();
  const body = { order_code };
  return useSubmit(async (step: 'approve' | 'pickup') => {
    try {
      await intent({ step, body }, async (idempotencyKey) => {
        if (step === 'approve') {
          const { message } = await api.call(sellingEndpoints.approve, { body }, { idempotencyKey });
          toast.success(message);
        } else {
          const { data, message } = await api.call(sellingEndpoints.pickup, { body }, { idempotencyKey });
          const awb = data.done[0]?.awb;
          toast.success([message, awb && t('parcel.number', { awb })].filter(Boolean).join('. '));
        }
      });
    } catch (failure) {
      if (isApiError(failure) && failure.code === 409) toast.info(failure.message);
      else return report(failure);
    }
    await revalidate();
  });
};

import { isApiError } from '@pasar/api-client';
import { type SellerAction, sellingEndpoints } from '@pasar/contract';
import { useIntent } from '@pasar/dashboard';
import { toast, useApi, useReportError, useSubmit } from '@pasar/slice-kit';
import { useRevalidator } from 'react-router';

/** The steps that need no question: accept an order, call the courier for it, take a returned parcel back. */
const steps = ['approve', 'pickup', 'confirm_return'] as const satisfies SellerAction[];
export type OrderStep = (typeof steps)[number];
export const isOrderStep = (action: SellerAction): action is OrderStep =>
  steps.some((step) => step === action);

const endpointOf = {
  approve: sellingEndpoints.approve,
  pickup: sellingEndpoints.pickup,
  confirm_return: sellingEndpoints.returned,
} as const;

/** Does one step of an order; the page is read again after it. */
export const useStep = (order_code: string) => {
  const api = useApi();
  const report = useReportError();
  const { revalidate } = useRevalidator();
  const intent = useIntent();
  const body = { order_code };
  return useSubmit(async (step: OrderStep) => {
    try {
      await intent({ step, body }, async (idempotencyKey) => {
        const { message } = await api.call(endpointOf[step], { body }, { idempotencyKey });
        toast.success(message);
      });
    } catch (failure) {
      if (isApiError(failure) && failure.code === 409) toast.info(failure.message);
      else return report(failure);
    }
    await revalidate();
  });
};

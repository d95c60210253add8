import { isApiError } from '@pasar/api-client';
import { message, type SellerOrderDetail } from '@pasar/contract';
import { useIntent } from '@pasar/dashboard';
import { toast, useApi, useLocale, useReportError, useSubmit } from '@pasar/slice-kit';
import { useRevalidator } from 'react-router';
import { getDecisionMessage, type OrderDecision, sendOrderDecision } from './order-decision.ts';

/** Called with the order as it is after the change. */
export type Changed = (order: SellerOrderDetail) => void;

interface Outcome {
  changed: Changed;
  /** The dialog was confirmed or dismissed. */
  done: () => void;
  refused: (fields: Record<string, string[]>) => void;
}

/**
 * Sends a seller's decision. An order that has changed meanwhile (409) is read again, and the seller is
 * notified.
 */
export const useOrderDecision = ({ changed, done, refused }: Outcome) => {
  const api = useApi();
  const locale = useLocale();
  const report = useReportError();
  const { revalidate } = useRevalidator();
  const intent = useIntent();
  return useSubmit(async (answer: OrderDecision) => {
    try {
      const order = await intent(answer, (idempotencyKey) =>
        sendOrderDecision(api, answer, { idempotencyKey }),
      );
      toast.success(message(getDecisionMessage(answer), locale));
      done();
      changed(order);
    } catch (failure) {
      if (!isApiError(failure)) return report(failure);
      if (failure.code === 422 && failure.fields) return refused(failure.fields);
      if (failure.code !== 409) return report(failure);
      toast.info(failure.message);
      done();
      await revalidate();
    }
  });
};

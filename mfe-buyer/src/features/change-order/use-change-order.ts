import { isApiError } from '@pasar/api-client';
import { message, orderEndpoints } from '@pasar/contract';
import { useIntent } from '@pasar/dashboard';
import { toast, useApi, useLocale, useReportError, useSubmit } from '@pasar/slice-kit';
import { useRevalidator } from 'react-router';
import { type Changed, getResultMessage, type TransitionRequest } from './order-change.ts';

interface Outcome {
  changed: Changed;
  /** The dialog was confirmed or dismissed. */
  done: () => void;
  refused?: (fields: Record<string, string[]>) => void;
}

/**
 * Requests a change of an order. One that has changed meanwhile (409) is read again, and the buyer is
 * notified.
 */
export const useChangeOrder = ({ changed, done, refused }: Outcome) => {
  const api = useApi();
  const locale = useLocale();
  const report = useReportError();
  const { revalidate } = useRevalidator();
  const intent = useIntent();
  return useSubmit(async (body: TransitionRequest) => {
    try {
      const { data } = await intent(body, (idempotencyKey) =>
        api.call(orderEndpoints.status, { body }, { idempotencyKey }),
      );
      toast.success(message(getResultMessage(body.status, data.status), locale));
      done();
      changed(data);
    } catch (failure) {
      if (!isApiError(failure)) return report(failure);
      if (failure.code === 422 && failure.fields && refused) return refused(failure.fields);
      if (failure.code !== 409) return report(failure);
      toast.info(failure.message);
      done();
      await revalidate();
    }
  });
};

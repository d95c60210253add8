import { type ApiClient, type CallOptions, isApiError } from '@pasar/api-client';
import { message } from '@pasar/contract';
import { toast, useApi, useLocale, useReportError, useSubmit } from '@pasar/slice-kit';
import { useRevalidator } from 'react-router';
import { useIntent } from '../intent/use-intent.ts';

export interface OrderActionResult<Order> {
  /** Called with the order as it is after the change. */
  changed: (order: Order) => void;
  /** The dialog was confirmed or dismissed. */
  done: () => void;
  refused?: ((fields: Record<string, string[]>) => void) | undefined;
  /** Conflicts that the form itself shows, by their reason; it stays open. */
  conflicts?: Record<string, (words: string) => void>;
}

interface OrderAction<Request, Order> extends OrderActionResult<Order> {
  send: (api: ApiClient, request: Request, options: CallOptions) => Promise<Order>;
  /** The message after success. */
  toMessageId: (request: Request, order: Order) => Parameters<typeof message>[0];
}

const getReason = (data: unknown) => String((data as { reason?: unknown } | null | undefined)?.reason);

/**
 * Requests a change of an order. One that has changed meanwhile (409) is read again, and the user is
 * notified.
 */
export const useOrderAction = <Request, Order>({
  send,
  toMessageId,
  changed,
  done,
  refused,
  conflicts = {},
}: OrderAction<Request, Order>) => {
  const api = useApi();
  const locale = useLocale();
  const report = useReportError();
  const { revalidate } = useRevalidator();
  const intent = useIntent();
  return useSubmit(async (request: Request) => {
    try {
      const order = await intent(request, (idempotencyKey) => send(api, request, { idempotencyKey }));
      toast.success(message(toMessageId(request, order), locale));
      done();
      changed(order);
    } catch (failure) {
      if (!isApiError(failure)) return report(failure);
      if (failure.code === 422 && failure.fields && refused) return refused(failure.fields);
      if (failure.code !== 409) return report(failure);
      const shown = conflicts[getReason(failure.data)];
      if (shown) return shown(failure.message);
      toast.info(failure.message);
      done();
      await revalidate();
    }
  });
};

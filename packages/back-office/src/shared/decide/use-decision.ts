import { type ApiClient, type CallOptions, isApiError } from '@pasar/api-client';
import { useIntent } from '@pasar/dashboard';
import { toast, useApi, useReportError, useSubmit } from '@pasar/slice-kit';
import { useState } from 'react';
import { useRevalidator } from 'react-router';

interface Decision<Request> {
  send: (api: ApiClient, request: Request, options: CallOptions) => Promise<{ message?: string }>;
  /** After it is done and the page has read the new state. */
  done?: (request: Request) => void;
}

/** The first message of each field that the server refused. */
export type FieldErrors = Record<string, string>;

/**
 * One decision of the staff: a retry has one effect. What the server refuses appears at its fields and nothing typed is
 * lost; when somebody else was faster (409) the page is read again and says so.
 */
export const useDecision = <Request>({ send, done }: Decision<Request>) => {
  const api = useApi();
  const report = useReportError();
  const intent = useIntent();
  const { revalidate } = useRevalidator();
  const [errors, setErrors] = useState<FieldErrors>({});
  const { submit, busy } = useSubmit(async (request: Request) => {
    setErrors({});
    try {
      const { message } = await intent(request, (idempotencyKey) => send(api, request, { idempotencyKey }));
      if (message) toast.success(message);
      await revalidate();
      done?.(request);
    } catch (failure) {
      if (!isApiError(failure)) return report(failure);
      if (failure.code === 422 && failure.fields) {
        const texts = Object.entries(failure.fields).map(([field, [first = '']]) => [field, first]);
        return setErrors(Object.fromEntries(texts));
      }
      if (failure.code !== 409) return report(failure);
      setErrors({ conflict: failure.message });
      await revalidate();
    }
  });
  return { decide: submit, busy, errors, clear: () => setErrors({}) };
};

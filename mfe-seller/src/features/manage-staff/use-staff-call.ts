import { type ApiClient, isApiError } from '@pasar/api-client';
import { useIntent } from '@pasar/dashboard';
import { toast, useApi, useReportError, useSubmit } from '@pasar/slice-kit';
import { useState } from 'react';
import { useRevalidator } from 'react-router';

type Send<Input> = (
  api: ApiClient,
  input: Input,
  options: { idempotencyKey: string },
) => Promise<{ message: string }>;

/** Changes something of the store's staff; the list is read again. Rejections of the input stay with it. */
export const useStaffCall = <Input>(send: Send<Input>, done: () => void = () => {}) => {
  const api = useApi();
  const report = useReportError();
  const intent = useIntent();
  const { revalidate } = useRevalidator();
  const [errors, setErrors] = useState<Record<string, string | undefined>>({});
  const { submit, busy } = useSubmit(async (input: Input) => {
    setErrors({});
    try {
      const { message } = await intent(input, (idempotencyKey) => send(api, input, { idempotencyKey }));
      toast.success(message);
      done();
      await revalidate();
    } catch (failure) {
      if (isApiError(failure) && failure.fields)
        return setErrors(
          Object.fromEntries(Object.entries(failure.fields).map(([name, [text]]) => [name, text])),
        );
      report(failure);
      // Somebody else changed it, or it is gone: the list shows what is true now.
      if (isApiError(failure) && (failure.code === 404 || failure.code === 409)) await revalidate();
    }
  });
  return { submit, busy, errors };
};

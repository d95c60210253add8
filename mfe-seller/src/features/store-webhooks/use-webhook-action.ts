import type { ApiClient } from '@pasar/api-client';
import { isApiError } from '@pasar/api-client';
import { toast, useApi, useReportError, useSubmit } from '@pasar/slice-kit';
import { useRevalidator } from 'react-router';

type Ask = (api: ApiClient) => Promise<{ message: string }>;

/** One step with a webhook or a delivery; the page is read again afterwards, also when it was gone. */
export const useWebhookAction = () => {
  const api = useApi();
  const report = useReportError();
  const { revalidate } = useRevalidator();
  return useSubmit(async (ask: Ask) => {
    try {
      toast.success((await ask(api)).message);
    } catch (failure) {
      report(failure);
      if (!isApiError(failure) || ![404, 409].includes(failure.code ?? 0)) return;
    }
    await revalidate();
  });
};

import { type ApiClient, isApiError } from '@pasar/api-client';
import { toast, useApi, useReportError, useSubmit } from '@pasar/slice-kit';
import { useRevalidator } from 'react-router';

type Call = (api: ApiClient) => Promise<{ message: string }>;

/**
 * Makes one call, shows its message and reads the page again. `endedBy`: the codes by which the server says that
 * somebody else was faster, after which the page is read again, too.
 */
export const useCall = (endedBy: readonly number[] = []) => {
  const api = useApi();
  const report = useReportError();
  const { revalidate } = useRevalidator();
  return useSubmit(async (call: Call) => {
    try {
      toast.success((await call(api)).message);
    } catch (failure) {
      report(failure);
      if (!isApiError(failure) || !endedBy.includes(failure.code ?? 0)) return;
    }
    await revalidate();
  });
};

import { merchantEndpoints } from '@pasar/contract';
import { toast, useApi, useReportError, useSubmit } from '@pasar/slice-kit';
import { useRevalidator } from 'react-router';

/** Hands a rejected store in again; the page then shows how it stands. */
export const useSubmitAgain = () => {
  const api = useApi();
  const report = useReportError();
  const { revalidate } = useRevalidator();
  return useSubmit(async () => {
    try {
      const { message } = await api.call(merchantEndpoints.resubmitStore);
      toast.success(message);
      await revalidate();
    } catch (failure) {
      report(failure);
    }
  });
};

import { merchantEndpoints } from '@pasar/contract';
import { toast, useApi, useReportError, useSubmit } from '@pasar/slice-kit';
import { useRevalidator } from 'react-router';

/** Submits a store again that was rejected or asked for more; the page then shows its state. */
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

import { isApiError } from '@pasar/api-client';
import { privacyEndpoints } from '@pasar/contract';
import { useIntent } from '@pasar/dashboard';
import { toast, useApi, useReportError, useSubmit } from '@pasar/slice-kit';
import { useRevalidator } from 'react-router';

/** Requests a copy or a deletion, or cancels it; what the server found meanwhile is shown as well. */
export const usePrivacy = (call: 'export' | 'delete' | 'cancel') => {
  const api = useApi();
  const report = useReportError();
  const intent = useIntent();
  const { revalidate } = useRevalidator();
  return useSubmit(async () => {
    try {
      const { message } = await intent(call, (idempotencyKey) =>
        api.call(privacyEndpoints[call], {}, { idempotencyKey }),
      );
      toast.success(message);
    } catch (failure) {
      report(failure);
      if (!isApiError(failure) || failure.code !== 409) return;
    }
    await revalidate();
  });
};

/** Fetches the finished copy: its address works for a minute only. */
export const useDownload = () => {
  const api = useApi();
  const report = useReportError();
  const { revalidate } = useRevalidator();
  return useSubmit(async () => {
    try {
      const { data } = await api.call(privacyEndpoints.link);
      location.assign(data.url);
    } catch (failure) {
      report(failure);
      if (isApiError(failure) && failure.code === 404) await revalidate();
    }
  });
};

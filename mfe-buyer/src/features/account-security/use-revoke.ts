import { isApiError } from '@pasar/api-client';
import { securityEndpoints } from '@pasar/contract';
import { toast, useApi, useReportError, useSubmit } from '@pasar/slice-kit';
import { useRevalidator } from 'react-router';

/** Ends one session, or all but this one. One that ended meanwhile leaves the list all the same. */
export const useRevoke = () => {
  const api = useApi();
  const report = useReportError();
  const { revalidate } = useRevalidator();
  return useSubmit(async (id: number | 'others') => {
    try {
      const { message } =
        id === 'others'
          ? await api.call(securityEndpoints.revokeOthers)
          : await api.call(securityEndpoints.revokeSession, { body: { session_id: id } });
      toast.success(message);
    } catch (failure) {
      report(failure);
      if (!isApiError(failure) || failure.code !== 404) return;
    }
    await revalidate();
  });
};

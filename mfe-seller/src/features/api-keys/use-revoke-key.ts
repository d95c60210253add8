import { isApiError } from '@pasar/api-client';
import { apiKeyEndpoints } from '@pasar/contract';
import { toast, useApi, useReportError, useSubmit } from '@pasar/slice-kit';
import { useRevalidator } from 'react-router';

/** Revokes a key. One that was revoked meanwhile leaves the list all the same. */
export const useRevokeKey = () => {
  const api = useApi();
  const report = useReportError();
  const { revalidate } = useRevalidator();
  return useSubmit(async (key_id: number) => {
    try {
      toast.success((await api.call(apiKeyEndpoints.revoke, { body: { key_id } })).message);
    } catch (failure) {
      report(failure);
      if (!isApiError(failure) || failure.code !== 404) return;
    }
    await revalidate();
  });
};

import { isApiError } from '@pasar/api-client';
import { type AdminTriedSearch, adminSearchEndpoints, type SearchRuleForm } from '@pasar/contract';
import { useApi, useReportError, useSubmit } from '@pasar/slice-kit';
import { useState } from 'react';

export interface Tried {
  query: string;
  before: AdminTriedSearch;
  after: AdminTriedSearch | null;
}

/** What buyers find now, and would find with rules that are not saved. */
export const useTrySearch = () => {
  const api = useApi();
  const report = useReportError();
  const [tried, setTried] = useState<Tried>();
  const [error, setError] = useState<string>();
  const { submit, busy } = useSubmit(async (query: string, draft_rules: SearchRuleForm[] = []) => {
    setError(undefined);
    try {
      const { data } = await api.call(adminSearchEndpoints.try, { body: { query, draft_rules } });
      setTried({ query, ...data });
    } catch (failure) {
      if (!isApiError(failure) || failure.code !== 422) return report(failure);
      setError(Object.values(failure.fields ?? {}).flat()[0] ?? failure.message);
    }
  });
  return { tried, error, busy, trySearch: submit };
};

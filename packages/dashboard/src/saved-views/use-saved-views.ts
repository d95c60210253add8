import { isApiError } from '@pasar/api-client';
import { type SavedView, savedViewEndpoints } from '@pasar/contract';
import { useApi, useReportError } from '@pasar/slice-kit';
import { useEffect, useState } from 'react';

interface NewView {
  name: string;
  query: string;
  is_shared: boolean;
}

/** The saved views of a list, undefined while they are on their way, and how to change them. */
export const useSavedViews = (page: string, onFailure: () => void) => {
  const api = useApi();
  const report = useReportError();
  const [views, setViews] = useState<readonly SavedView[]>();
  useEffect(() => {
    const left = new AbortController();
    api.call(savedViewEndpoints.list, { query: { page } }, { signal: left.signal }).then(
      ({ data }) => setViews(data),
      (failure) => {
        if (left.signal.aborted) return;
        report(failure);
        onFailure();
      },
    );
    return () => left.abort();
    // The functions belong to the page; only another list is read again.
  }, [api, page]);

  /** The errors by field when it was refused, null once it is saved. */
  const save = async (view: NewView): Promise<Record<string, string[]> | null | undefined> => {
    try {
      const { data } = await api.call(savedViewEndpoints.save, { body: { page, ...view } });
      setViews(data);
      return null;
    } catch (failure) {
      if (isApiError(failure) && failure.code === 422 && failure.fields) return failure.fields;
      if (isApiError(failure) && failure.code === 409) return { name: [failure.message] };
      report(failure);
      return undefined;
    }
  };

  /** Whether it is gone, whoever deleted it. */
  const remove = async (id: number): Promise<boolean> => {
    try {
      const { data } = await api.call(savedViewEndpoints.remove, { body: { id } });
      setViews(data);
      return true;
    } catch (failure) {
      if (isApiError(failure) && failure.code === 404) {
        setViews((before) => before?.filter((view) => view.id !== id));
        return true;
      }
      report(failure);
      return false;
    }
  };
  return { views, save, remove };
};

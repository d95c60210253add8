import type { ApiClient } from '@pasar/api-client';
import { useApi, useReportError, useSubmit } from '@pasar/slice-kit';
import { useRevalidator } from 'react-router';

/** What is left unread. */
type Left = Promise<{ data: { new_notification: number } }>;

interface MarkRead {
  one: (api: ApiClient, id: number) => Left;
  all: (api: ApiClient) => Left;
  onCount: (unread: number) => void;
}

/** Marks notifications as read; the list and the count follow at once. */
export const useMarkRead = ({ one, all, onCount }: MarkRead) => {
  const api = useApi();
  const report = useReportError();
  const { revalidate } = useRevalidator();
  return useSubmit(async (id: number | 'all') => {
    try {
      const { data } = id === 'all' ? await all(api) : await one(api, id);
      onCount(data.new_notification);
      await revalidate();
    } catch (failure) {
      report(failure);
    }
  });
};

import { buyerEndpoints } from '@pasar/contract';
import { counts, useApi, useReportError, useSubmit } from '@pasar/slice-kit';
import { useRevalidator } from 'react-router';

/** Marks notifications as read; the list and the header's count follow at once, in every tab. */
export const useRead = () => {
  const api = useApi();
  const report = useReportError();
  const { revalidate } = useRevalidator();
  return useSubmit(async (id: number | 'all') => {
    try {
      const { data } =
        id === 'all'
          ? await api.call(buyerEndpoints.readAllNotifications)
          : await api.call(buyerEndpoints.readNotification, { body: { id } });
      counts.set({ notifications: data.new_notification });
      await revalidate();
    } catch (failure) {
      report(failure);
    }
  });
};

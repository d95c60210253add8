import { sellerNotificationEndpoints } from '@pasar/contract';
import { useApi, useReportError, useSubmit } from '@pasar/slice-kit';
import { useRevalidator } from 'react-router';
import { setUnread } from '../../shared/unread/use-unread.ts';

/** Marks the store's notifications as read; the list and the count in the navigation follow at once. */
export const useRead = () => {
  const api = useApi();
  const report = useReportError();
  const { revalidate } = useRevalidator();
  return useSubmit(async (id: number | 'all') => {
    try {
      const { data } =
        id === 'all'
          ? await api.call(sellerNotificationEndpoints.readAll)
          : await api.call(sellerNotificationEndpoints.read, { body: { id } });
      setUnread(data.new_notification);
      await revalidate();
    } catch (failure) {
      report(failure);
    }
  });
};

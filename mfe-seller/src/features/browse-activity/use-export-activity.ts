import { storeActivityEndpoints } from '@pasar/contract';
import { toast, useApi, useReportError, useSubmit } from '@pasar/slice-kit';
import { useTranslation } from 'react-i18next';
import { type ActivityQuery, toFilters } from './activity-query.ts';

/** Saves what the filters show as a file. */
export const useExportActivity = (query: ActivityQuery) => {
  const { t } = useTranslation('seller');
  const api = useApi();
  const report = useReportError();
  return useSubmit(async () => {
    try {
      const { data } = await api.call(storeActivityEndpoints.export, { query: toFilters(query) });
      const link = document.createElement('a');
      link.href = URL.createObjectURL(new Blob([data.csv], { type: 'text/csv' }));
      link.download = data.name;
      link.click();
      URL.revokeObjectURL(link.href);
      if (data.is_cut) toast.info(t('activity.cut'));
    } catch (failure) {
      report(failure);
    }
  });
};

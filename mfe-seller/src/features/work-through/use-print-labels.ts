import { paperEndpoints } from '@pasar/contract';
import { useApi, useReportFailure, useSubmit } from '@pasar/slice-kit';
import { openTab } from '../../shared/papers/open-tab.ts';
import type { Outcome } from './use-work-through.ts';

/** Labels of many orders, and packing slips behind them unless told, as one paper in a tab of its own. */
export const usePrintLabels = (tell: (outcome: Outcome) => void) => {
  const api = useApi();
  const report = useReportFailure();
  return useSubmit(async (codes: readonly string[], slips: boolean = true) => {
    const tab = openTab();
    try {
      const body = { order_codes: [...codes], slips };
      const { data } = await api.call(paperEndpoints.labels, { body });
      if (data.url) tab.show(data.url);
      else tab.close();
      tell({
        action: 'print',
        done: data.done.map((order_code) => ({ order_code })),
        failed: data.failed,
      });
    } catch (failure) {
      tab.close();
      report(failure);
    }
  });
};

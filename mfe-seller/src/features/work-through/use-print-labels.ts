import { paperEndpoints } from '@pasar/contract';
import { useApi, useReportFailure, useSubmit } from '@pasar/slice-kit';
import { outcomesOf } from '../../shared/outcomes-of.ts';
import { openTab } from '../../shared/papers/open-tab.ts';
import { atOnce } from './at-once.ts';
import type { Outcome } from './use-work-through.ts';

/**
 * Labels of many orders, and packing slips behind them unless told, as one paper in a tab of its own. More than a paper
 * holds are printed one paper after the other: `of` are all of them.
 */
export const usePrintLabels = (tell: (outcome: Outcome) => void) => {
  const api = useApi();
  const report = useReportFailure();
  return useSubmit(async (codes: readonly string[], slips: boolean = true, of: readonly string[] = codes) => {
    const tab = openTab();
    try {
      const body = { order_codes: codes.slice(0, atOnce), slips };
      const data = await outcomesOf(api.call(paperEndpoints.labels, { body }));
      if (data.url) tab.show(data.url);
      else tab.close();
      tell({
        action: 'print',
        done: data.done.map((order_code) => ({ order_code })),
        failed: data.failed,
        printable: of.filter((code) => !data.failed.some(({ order_code }) => order_code === code)),
      });
    } catch (failure) {
      tab.close();
      report(failure);
    }
  });
};

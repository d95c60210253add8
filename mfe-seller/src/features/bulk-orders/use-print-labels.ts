import { orderDocumentEndpoints } from '@pasar/contract';
import { useApi, useReportError, useSubmit } from '@pasar/slice-kit';
import { openTab } from '../../shared/order-documents/open-tab.ts';
import { unwrapBulkResponse } from '../../shared/unwrap-bulk-response.ts';
import type { BulkOrderResult } from './bulk-order-result.ts';
import { maxOrdersPerRequest } from './split-into-batches.ts';

/**
 * Labels of many orders as one document in a new tab. Default: with packing slips behind them. More than a
 * document holds are printed one document after the other: `of` is the total.
 */
export const usePrintLabels = (tell: (outcome: BulkOrderResult) => void) => {
  const api = useApi();
  const report = useReportError();
  return useSubmit(async (codes: readonly string[], slips: boolean = true, of: readonly string[] = codes) => {
    const tab = openTab();
    try {
      const body = { order_codes: codes.slice(0, maxOrdersPerRequest), slips };
      const data = await unwrapBulkResponse(api.call(orderDocumentEndpoints.labels, { body }));
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

import { type Args, sellingEndpoints } from '@pasar/contract';
import { useApi, useReportError, useSubmit } from '@pasar/slice-kit';
import {
  type BulkOrderAction,
  getSelectableOrders,
  type OrderSelection,
  type SelectionScope,
} from './use-order-selection.ts';

export type SellerOrderFilter = Omit<Args<typeof sellingEndpoints.list>['query'], 'page' | 'per_page'>;

/** Orders per request, and the maximum number of requests: five hundred orders. */
const perPage = 100;
const mostPages = 5;

/** Finds what can be worked on in all pages of a list; the first five hundred of very many. */
export const useSelectAllMatching = (found: (picked: OrderSelection, reach: SelectionScope) => void) => {
  const api = useApi();
  const report = useReportError();
  return useSubmit(async (narrowing: SellerOrderFilter) => {
    try {
      const all = new Map<string, readonly BulkOrderAction[]>();
      let last = 1;
      for (let page = 1; page <= Math.min(last, mostPages); page++) {
        const query = { ...narrowing, page, per_page: perPage };
        const { data, meta } = await api.call(sellingEndpoints.list, { query });
        for (const [code, ways] of getSelectableOrders(data)) all.set(code, ways);
        last = meta.last_page;
      }
      found(all, last > mostPages ? 'most' : 'all');
    } catch (failure) {
      report(failure);
    }
  });
};

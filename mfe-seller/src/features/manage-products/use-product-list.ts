import { type ListedSellerProduct, sellerProductEndpoints } from '@pasar/contract';
import { useApi } from '@pasar/slice-kit';
import { useMemo, useState } from 'react';
import type { TabCounts } from '../../shared/status-tabs/tab-counts.ts';

interface ShelfList {
  rows: readonly ListedSellerProduct[];
  counts: TabCounts;
}

/**
 * The products of a page with changes made in place: they stay in order, although a changed price makes a
 * product the newest, and only the counts of the tabs are requested again. The loader's next result wins.
 */
export const useProductList = (list: ShelfList) => {
  const api = useApi();
  const [known, setKnown] = useState(list);
  const [changes, setChanges] = useState<ReadonlyMap<number, Partial<ListedSellerProduct>>>(new Map());
  const [counts, setCounts] = useState<TabCounts>();
  if (known !== list) {
    setKnown(list);
    setChanges(new Map());
    setCounts(undefined);
  }
  const recount = async () => {
    try {
      const { counts } = await api.call(sellerProductEndpoints.list, { query: { per_page: 1 } });
      setCounts(counts);
    } catch {
      // The change itself was saved; the numbers come with the next page.
    }
  };
  // An unchanged product stays the same object: its row is not rendered again.
  const rows = useMemo(
    () => list.rows.map((row) => (changes.has(row.id) ? { ...row, ...changes.get(row.id) } : row)),
    [list, changes],
  );
  return {
    rows,
    counts: counts ?? list.counts,
    change: (id: number, part: Partial<ListedSellerProduct>) => {
      setChanges((before) => new Map(before).set(id, { ...before.get(id), ...part }));
      void recount();
    },
  };
};

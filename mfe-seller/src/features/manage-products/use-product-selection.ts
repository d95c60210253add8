import { type Args, type ListedSellerProduct, maxSelected, sellerProductEndpoints } from '@pasar/contract';
import { useApi, useReportError, useSubmit } from '@pasar/slice-kit';
import { useState } from 'react';

export type Status = ListedSellerProduct['status'];
/** Products by id with the status that they had when they were selected. */
export type ProductSelection = ReadonlyMap<number, Status>;

const none: ProductSelection = new Map();

type Narrowing = Args<typeof sellerProductEndpoints.listIds>['query'];

/** The selection, on this page and on others: it lasts from page to page, and ends with another filter. */
export const useProductSelection = (
  { status, search, category_id, stock }: Narrowing,
  rows: readonly ListedSellerProduct[],
) => {
  const api = useApi();
  const report = useReportError();
  const query = { status, search, category_id, stock };
  const filter = JSON.stringify(query);
  const [held, setHeld] = useState({ filter, chosen: none, beyond: 0 });
  const { chosen, beyond } = held.filter === filter ? held : { chosen: none, beyond: 0 };
  const hold = (next: ProductSelection, more = 0) => setHeld({ filter, chosen: next, beyond: more });

  const pickAll = useSubmit(async () => {
    try {
      const { data } = await api.call(sellerProductEndpoints.listIds, { query });
      const found = [
        ...data.publish.map((id) => [id, 'PUBLISH'] as const),
        ...data.hidden.map((id) => [id, 'HIDDEN'] as const),
      ];
      hold(new Map(found), Math.max(0, data.total - maxSelected));
    } catch (failure) {
      report(failure);
    }
  });

  const here = rows.filter(({ id }) => chosen.has(id));
  return {
    /** As they are now, as far as they are in sight. */
    chosen:
      here.length === 0
        ? chosen
        : new Map([...chosen, ...here.map(({ id, status }) => [id, status] as const)]),
    here: here.length,
    /** How many match that could not be selected with the others. */
    beyond,
    pick: (some: readonly ListedSellerProduct[], on: boolean) => {
      const next = new Map(chosen);
      for (const { id, status } of some) {
        if (on) next.set(id, status);
        else next.delete(id);
      }
      hold(next);
    },
    keep: (left: ProductSelection) => hold(left),
    pickAll: () => void pickAll.submit(),
    picking: pickAll.busy,
  };
};

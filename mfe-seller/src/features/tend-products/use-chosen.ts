import { type Args, assortmentEndpoints, maxPicked, type ShelfProduct } from '@pasar/contract';
import { useApi, useReportFailure, useSubmit } from '@pasar/slice-kit';
import { useState } from 'react';

export type Status = ShelfProduct['status'];
/** Products by id with the status that they had when they were chosen. */
export type Chosen = ReadonlyMap<number, Status>;

const none: Chosen = new Map();

type Narrowing = Args<typeof assortmentEndpoints.pick>['query'];

/** What is chosen, on this page and on others: it lasts from page to page, and ends with what the list is narrowed to. */
export const useChosen = (
  { status, search, category_id, stock }: Narrowing,
  rows: readonly ShelfProduct[],
) => {
  const api = useApi();
  const report = useReportFailure();
  const query = { status, search, category_id, stock };
  const filter = JSON.stringify(query);
  const [held, setHeld] = useState({ filter, chosen: none, beyond: 0 });
  const { chosen, beyond } = held.filter === filter ? held : { chosen: none, beyond: 0 };
  const hold = (next: Chosen, more = 0) => setHeld({ filter, chosen: next, beyond: more });

  const pickAll = useSubmit(async () => {
    try {
      const { data } = await api.call(assortmentEndpoints.pick, { query });
      const found = [
        ...data.publish.map((id) => [id, 'PUBLISH'] as const),
        ...data.hidden.map((id) => [id, 'HIDDEN'] as const),
      ];
      hold(new Map(found), Math.max(0, data.total - maxPicked));
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
    /** How many match that could not be chosen with the others. */
    beyond,
    pick: (some: readonly ShelfProduct[], on: boolean) => {
      const next = new Map(chosen);
      for (const { id, status } of some) {
        if (on) next.set(id, status);
        else next.delete(id);
      }
      hold(next);
    },
    keep: (left: Chosen) => hold(left),
    pickAll: () => void pickAll.submit(),
    picking: pickAll.busy,
  };
};

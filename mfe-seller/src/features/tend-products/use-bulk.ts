import { assortmentEndpoints, type ShelfProduct } from '@pasar/contract';
import { useApi, useReportFailure, useSubmit } from '@pasar/slice-kit';
import { useState } from 'react';
import { useRevalidator } from 'react-router';

export const bulkActions = ['publish', 'hide', 'remove'] as const;
export type BulkAction = (typeof bulkActions)[number];
type Doing = BulkAction | 'restore';

export interface BulkOutcome {
  action: Doing;
  done: number;
  failed: readonly { id: number; name: string; message: string }[];
  /** What takes it back, and for which of them; absent when there is nothing to take back. */
  undo?: { action: Doing; ids: readonly number[] } | undefined;
}

const calls = {
  publish: assortmentEndpoints.publish,
  hide: assortmentEndpoints.hide,
  remove: assortmentEndpoints.removeAll,
  restore: assortmentEndpoints.restore,
} as const;

/** Which of those that were done looked otherwise before: only they are taken back. */
const undoOf = (action: Doing, rows: readonly ShelfProduct[], done: ReadonlySet<number>) => {
  const touched = rows.filter(({ id }) => done.has(id));
  const was = (status: ShelfProduct['status']) =>
    touched.filter((row) => row.status === status).map(({ id }) => id);
  if (action === 'publish') return { action: 'hide', ids: was('HIDDEN') } as const;
  if (action === 'hide') return { action: 'publish', ids: was('PUBLISH') } as const;
  return { action: 'restore', ids: [...done] } as const;
};

/** Shows, hides or deletes products, one or many: one request, an outcome for each, and the way back. */
export const useBulk = () => {
  const api = useApi();
  const report = useReportFailure();
  const { revalidate } = useRevalidator();
  const [outcome, setOutcome] = useState<BulkOutcome>();
  const { submit, busy } = useSubmit(
    async (action: Doing, rows: readonly ShelfProduct[], isUndo: boolean = false) => {
      const ids = rows.map(({ id }) => id as number);
      try {
        const { data } = await api.call(calls[action], { body: { product_ids: ids } });
        const undo = isUndo ? undefined : undoOf(action, rows, new Set<number>(data.done));
        setOutcome({
          action,
          done: data.done.length,
          failed: data.failed.map(({ product_id, message }) => ({
            id: product_id,
            name: rows.find(({ id }) => id === product_id)?.name ?? '',
            message,
          })),
          ...(undo && undo.ids.length > 0 && { undo: { ...undo } }),
        });
        setLast(rows);
        await revalidate();
      } catch (failure) {
        report(failure);
      }
    },
  );
  const [last, setLast] = useState<readonly ShelfProduct[]>([]);
  const takeBack = () => {
    const { undo } = outcome ?? {};
    if (undo)
      void submit(
        undo.action,
        last.filter(({ id }) => undo.ids.includes(id)),
        true,
      );
  };
  return { outcome, submit, busy, takeBack, forget: () => setOutcome(undefined) };
};

import { maxAtOnce, sellerProductEndpoints } from '@pasar/contract';
import { useApi, useReportError, useSubmit } from '@pasar/slice-kit';
import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { latelyRemoved } from '../../shared/lately-removed/lately-removed.ts';
import { unwrapBulkResponse } from '../../shared/unwrap-bulk-response.ts';
import type { ProductSelection, Status } from './use-product-selection.ts';

export const bulkActions = ['publish', 'hide', 'remove'] as const;
export type BulkAction = (typeof bulkActions)[number];
type Doing = BulkAction | 'restore';

export interface BulkResult {
  action: Doing;
  done: number;
  failed: readonly { id: number; name: string | null; message: string }[];
  /** How many were not reached: it was stopped, or the connection went. */
  left: number;
  /** What takes it back, and for which of them; absent when there is nothing to take back. */
  undo?: { action: Doing; chosen: ProductSelection } | undefined;
}

interface HowBulk {
  isUndo?: boolean;
  /** Takes those that were not reached: they stay selected. */
  keep?: (left: ProductSelection) => void;
}

const calls = {
  publish: sellerProductEndpoints.publish,
  hide: sellerProductEndpoints.hide,
  remove: sellerProductEndpoints.removeAll,
  restore: sellerProductEndpoints.restore,
} as const;

/** What takes each action back, and for those that were in which status before. */
const backs = {
  publish: { action: 'hide', was: ['HIDDEN'] },
  hide: { action: 'publish', was: ['PUBLISH'] },
  remove: { action: 'restore', was: ['PUBLISH', 'HIDDEN'] },
  restore: { action: 'remove', was: [] },
} as const satisfies Record<Doing, { action: Doing; was: readonly Status[] }>;

/** Which of those that were done looked otherwise before: only they are taken back. */
const undoOf = (doing: Doing, before: ProductSelection, done: readonly number[]): BulkResult['undo'] => {
  const { action, was } = backs[doing];
  const reached = new Set(done);
  const isBack = ([id, status]: [number, Status]) => reached.has(id) && was.some((one) => one === status);
  const chosen = new Map([...before].filter(isBack));
  return chosen.size > 0 ? { action, chosen } : undefined;
};

/** What was deleted just before on its own page, as if it had been done here. */
const noted = (): BulkResult | undefined => {
  const removed = latelyRemoved.read();
  if (!removed) return undefined;
  const chosen = new Map([[removed.id as number, removed.status]]);
  return { action: 'remove', done: 1, failed: [], left: 0, undo: { action: 'restore', chosen } };
};

/**
 * Shows, hides or deletes products, one or thousands: as many per request as the server accepts, and the
 * undo.
 */
export const useBulk = () => {
  const api = useApi();
  const report = useReportError();
  const { revalidate } = useRevalidator();
  const [outcome, setOutcome] = useState(noted);
  const [progress, setProgress] = useState<{ done: number; total: number }>();
  const stopped = useRef(false);
  useEffect(() => latelyRemoved.forget(), []);

  /** Returns those that were not reached. */
  const work = async (
    action: Doing,
    chosen: ProductSelection,
    isUndo: boolean,
  ): Promise<ProductSelection> => {
    const ids = [...chosen.keys()];
    const done: number[] = [];
    const failed: BulkResult['failed'][number][] = [];
    let at = 0;
    stopped.current = false;
    try {
      while (at < ids.length && !stopped.current) {
        if (ids.length > maxAtOnce) setProgress({ done: at, total: ids.length });
        const body = { product_ids: ids.slice(at, at + maxAtOnce) };
        const data = await unwrapBulkResponse(api.call(calls[action], { body }));
        at += maxAtOnce;
        done.push(...data.done);
        failed.push(...data.failed.map(({ product_id, ...why }) => ({ id: product_id, ...why })));
      }
    } catch (failure) {
      report(failure);
    }
    setProgress(undefined);
    if (at === 0) return chosen;
    const left: ProductSelection = new Map([...chosen].slice(at));
    // The rest of an interrupted undo can still be continued.
    const undo = isUndo ? left.size > 0 && { action, chosen: left } : undoOf(action, chosen, done);
    setOutcome({ action, done: done.length, failed, left: left.size, ...(undo && { undo }) });
    void revalidate();
    return left;
  };

  const { submit, busy } = useSubmit(
    async (action: Doing, chosen: ProductSelection, { isUndo = false, keep }: HowBulk = {}) => {
      const left = await work(action, chosen, isUndo);
      keep?.(left);
    },
  );
  return {
    outcome,
    submit,
    busy,
    /** Of more than one request. */
    progress,
    stop: () => {
      stopped.current = true;
    },
    takeBack: () => {
      if (outcome?.undo) void submit(outcome.undo.action, outcome.undo.chosen, { isUndo: true });
    },
    forget: () => setOutcome(undefined),
  };
};

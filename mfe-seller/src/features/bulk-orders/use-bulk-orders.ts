import { isApiError } from '@pasar/api-client';
import { sellingEndpoints } from '@pasar/contract';
import { useIntent } from '@pasar/dashboard';
import { toast, useApi, useReportError, useSubmit } from '@pasar/slice-kit';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { unwrapBulkResponse } from '../../shared/unwrap-bulk-response.ts';
import type { BulkOrderResult } from './bulk-order-result.ts';
import { splitIntoBatches } from './split-into-batches.ts';
import { usePrintLabels } from './use-print-labels.ts';

/**
 * Accepts orders or calls the courier for them: one result for each. Very many go out in parts, and results remain when a later part fails. Printing is the step after them.
 *
 * @param settled receives which orders have their result.
 */
export const useBulkOrders = (settled: (codes: readonly string[]) => void) => {
  const api = useApi();
  const report = useReportError();
  const { revalidate } = useRevalidator();
  const intent = useIntent();
  const [outcome, setOutcome] = useState<BulkOrderResult>();
  const print = usePrintLabels(setOutcome);

  const send = (action: 'approve' | 'pickup', codes: readonly string[]) => {
    const body = { order_codes: [...codes] };
    return intent({ action, body }, async (idempotencyKey) => {
      if (action === 'approve') {
        const data = await unwrapBulkResponse(
          api.call(sellingEndpoints.approve, { body }, { idempotencyKey }),
        );
        return { done: data.done.map((order_code) => ({ order_code })), failed: data.failed };
      }
      return unwrapBulkResponse(api.call(sellingEndpoints.pickup, { body }, { idempotencyKey }));
    });
  };

  const { submit, busy } = useSubmit(async (action: 'approve' | 'pickup', codes: readonly string[]) => {
    let reached: Pick<BulkOrderResult, 'done' | 'failed'> = { done: [], failed: [] };
    try {
      for (const { part } of splitIntoBatches(codes)) {
        const { done, failed } = await send(action, part);
        reached = { done: [...reached.done, ...done], failed: [...reached.failed, ...failed] };
        const printable = action === 'pickup' ? reached.done.map(({ order_code }) => order_code) : [];
        setOutcome({ action, ...reached, printable });
        settled(part);
      }
      await revalidate();
    } catch (failure) {
      const isLate = isApiError(failure) && failure.code === 409;
      if (isLate) toast.info(failure.message);
      else report(failure);
      if (isLate || reached.done.length > 0) await revalidate();
    }
  });
  return {
    outcome,
    forget: () => setOutcome(undefined),
    step: submit,
    print: print.submit,
    busy: busy || print.busy,
  };
};

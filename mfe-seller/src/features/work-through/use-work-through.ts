import { isCallFailure } from '@pasar/api-client';
import { sellingEndpoints } from '@pasar/contract';
import { useIntent } from '@pasar/dashboard';
import { toast, useApi, useReportFailure, useSubmit } from '@pasar/slice-kit';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { usePrintLabels } from './use-print-labels.ts';

export interface Outcome {
  action: 'approve' | 'pickup' | 'print';
  done: readonly { order_code: string; awb?: string }[];
  failed: readonly { order_code: string; message: string }[];
}

/** Accepts orders or calls the courier for them: one request, one outcome for each. Printing is the step after them. */
export const useWorkThrough = () => {
  const api = useApi();
  const report = useReportFailure();
  const { revalidate } = useRevalidator();
  const intent = useIntent();
  const [outcome, setOutcome] = useState<Outcome>();
  const print = usePrintLabels(setOutcome);
  const { submit, busy } = useSubmit(async (action: 'approve' | 'pickup', codes: readonly string[]) => {
    const body = { order_codes: [...codes] };
    try {
      const answered = await intent({ action, body }, async (idempotencyKey) => {
        if (action === 'approve') {
          const { data } = await api.call(sellingEndpoints.approve, { body }, { idempotencyKey });
          return { done: data.done.map((order_code) => ({ order_code })), failed: data.failed };
        }
        return (await api.call(sellingEndpoints.pickup, { body }, { idempotencyKey })).data;
      });
      setOutcome({ action, ...answered });
      await revalidate();
    } catch (failure) {
      if (isCallFailure(failure) && failure.code === 409) {
        toast.info(failure.message);
        await revalidate();
      } else report(failure);
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

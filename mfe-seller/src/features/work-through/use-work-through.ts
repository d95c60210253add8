import { isCallFailure } from '@pasar/api-client';
import { sellingEndpoints } from '@pasar/contract';
import { toast, useApi, useReportFailure, useSubmit } from '@pasar/slice-kit';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useIntent } from '../../shared/intent/use-intent.ts';
import type { Together } from './use-picked.ts';

export interface Outcome {
  action: Together;
  done: readonly { order_code: string; awb?: string }[];
  failed: readonly { order_code: string; message: string }[];
}

/** Accepts orders or calls the courier for them: one request, one outcome for each. */
export const useWorkThrough = () => {
  const api = useApi();
  const report = useReportFailure();
  const { revalidate } = useRevalidator();
  const intent = useIntent();
  const [outcome, setOutcome] = useState<Outcome>();
  const { submit, busy } = useSubmit(async (action: Together, codes: readonly string[]) => {
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
  return { outcome, forget: () => setOutcome(undefined), submit, busy };
};

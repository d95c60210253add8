import { type ApiClient, isApiError } from '@pasar/api-client';
import type { Payment } from '@pasar/contract';
import { useApi, useReportError, useSubmit } from '@pasar/slice-kit';
import { useRef, useState } from 'react';
import type { LoadedPayment } from './load-payment.ts';
import { useWhileVisible } from './while-visible.ts';

const calmMs = 4_000;
const eagerMs = 1_000;

/**
 * A payment that polls the server while it waits: every few seconds as long as the page is visible. A lost
 * connection leaves the last state and shows a notice.
 */
export const usePayment = (loaded: LoadedPayment) => {
  const api = useApi();
  const report = useReportError();
  const [shown, setShown] = useState({ loaded, heard: loaded });
  const [lost, setLost] = useState(false);
  // The sandbox responds within seconds: nobody should have to wait for the next regular poll.
  const [eager, setEager] = useState(false);
  const asking = useRef(false);
  const told = useRef(false);
  if (shown.loaded !== loaded) setShown({ loaded, heard: loaded });
  const { payment, time, qr } = shown.heard;
  const { order_group_code: code } = payment;

  const ask = async () => {
    if (asking.current) return;
    asking.current = true;
    try {
      const { loadPayment } = await import(/* webpackChunkName: "pay-calls" */ './load-payment.ts');
      const heard = await loadPayment(api, code, { before: shown.heard });
      setShown({ loaded, heard });
      setLost(false);
      told.current = false;
    } catch (failure) {
      const mustLogIn = isApiError(failure) && failure.code === 401;
      // Once is enough: the line below the payment still shows it.
      if (mustLogIn || !told.current) report(failure);
      told.current = true;
      if (!mustLogIn) setLost(true);
    } finally {
      asking.current = false;
    }
  };
  useWhileVisible(() => void ask(), eager ? eagerMs : calmMs, payment.status === 'waiting');

  const { submit: simulate, busy: simulating } = useSubmit(async () => {
    try {
      const { simulatePayment } = await import(/* webpackChunkName: "pay-calls" */ './pay-calls.ts');
      await simulatePayment(api, code);
      setEager(true);
    } catch (failure) {
      report(failure);
      await ask();
    }
  });
  /** A call of the buyer that returns the payment as it is afterwards; its errors are reported. */
  const act = async (
    call: (calls: PayCalls & { api: ApiClient }) => Promise<Payment>,
  ): Promise<Payment | null> => {
    try {
      const calls = await import(/* webpackChunkName: "pay-calls" */ './pay-calls.ts');
      const payment = await call({ ...calls, api });
      await ask();
      return payment;
    } catch (failure) {
      report(failure);
      await ask();
      return null;
    }
  };
  return { payment, time, qr, lost, ask, act, simulate, simulating: simulating || eager };
};

type PayCalls = typeof import('./pay-calls.ts');

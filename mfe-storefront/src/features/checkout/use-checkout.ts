import { type ApiClient, isApiError } from '@pasar/api-client';
import { useApi, useReportError } from '@pasar/slice-kit';
import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { CheckoutView } from './checkout-view.ts';

type Calls = typeof import('./checkout-calls.ts').checkoutCalls;
/** One change of the checkout, as a call that returns all of it again. */
export type CheckoutChange = (calls: Calls, api: ApiClient) => Promise<CheckoutView>;

/**
 * Resolves with whether the change was made; a rejection has been shown by then, unless `refused` handled
 * it.
 */
export type ChangeCheckout = (
  change: CheckoutChange,
  refused?: (failure: unknown) => boolean,
) => Promise<boolean>;

/** The checkout is another one by now: what is on the page is no longer the truth. */
const isStale = (failure: unknown) => isApiError(failure) && (failure.code === 404 || failure.code === 409);

/**
 * The checkout in the server's last response. Changes run one after the other, so that the last response is
 * also the newest state; each response replaces all of it.
 */
export const useCheckout = (loaded: CheckoutView) => {
  const api = useApi();
  const report = useReportError();
  const { revalidate } = useRevalidator();
  const [shown, setShown] = useState({ loaded, view: loaded });
  const [waiting, setWaiting] = useState(0);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  // The page's newly loaded data is newer than earlier responses.
  if (shown.loaded !== loaded) setShown({ loaded, view: loaded });
  const put = (view: CheckoutView) => setShown({ loaded, view });

  const run: ChangeCheckout = async (change, refused) => {
    try {
      const { checkoutCalls } = await import(/* webpackChunkName: "checkout-calls" */ './checkout-calls.ts');
      put(await change(checkoutCalls, api));
      return true;
    } catch (failure) {
      if (refused?.(failure)) return false;
      report(failure);
      if (isStale(failure)) await revalidate();
      return false;
    }
  };
  /** For what changes no sum: nobody has to wait with paying, the payment waits by itself. */
  const changeQuietly: ChangeCheckout = (one, refused) => {
    const turn = queue.current.then(() => run(one, refused));
    queue.current = turn;
    return turn;
  };
  const change: ChangeCheckout = async (one, refused) => {
    const turn = changeQuietly(one, refused);
    // A caller's transition would keep the button to pay from being busy until the response is there.
    await null;
    setWaiting((count) => count + 1);
    try {
      return await turn;
    } finally {
      setWaiting((count) => count - 1);
    }
  };
  return { ...shown.view, put, change, changeQuietly, busy: waiting > 0 };
};

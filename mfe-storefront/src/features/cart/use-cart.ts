import { broadcastCartChange, counts, onCartChanged, useApi, useReportError } from '@pasar/slice-kit';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { type Cart, loadCartCalls } from '../../shared/cart-calls/index.ts';
import { type CartQueue, type CartView, createCartQueue } from './cart-queue.ts';
import { sendChange } from './send-change.ts';

/** Prices and stock of a page that was hidden for so long are requested again. */
const freshMs = 20_000;

/** Syncs the cart with other tabs, and after the page was hidden. */
const useStep = (queue: CartQueue) => {
  useEffect(() => {
    let left = performance.now();
    let changed = false;
    const look = () => {
      if (document.visibilityState === 'hidden') left = performance.now();
      else if (changed || performance.now() - left > freshMs) {
        changed = false;
        queue.refresh();
      }
    };
    const hear = () => {
      changed = true;
      if (document.visibilityState === 'visible') look();
    };
    const back = ({ persisted }: PageTransitionEvent) => {
      if (persisted) queue.refresh();
    };
    document.addEventListener('visibilitychange', look);
    addEventListener('pageshow', back);
    const stop = onCartChanged(hear);
    return () => {
      document.removeEventListener('visibilitychange', look);
      removeEventListener('pageshow', back);
      stop();
    };
  }, [queue]);
};

/** The cart of the page: its visible state, and the queue of changes. */
export const useCart = (loaded: Cart): CartView & { queue: CartQueue } => {
  const api = useApi();
  const report = useReportError();
  // The page's own message for an error changes with its address.
  const latest = useRef(report);
  latest.current = report;
  const [queue] = useState(() =>
    createCartQueue(loaded, {
      send: (change) => sendChange(api, change),
      reload: async () => (await loadCartCalls()).listCart(api),
      onLost: (failure) => latest.current(failure),
      onChanged: broadcastCartChange,
    }),
  );
  const view = useSyncExternalStore(queue.subscribe, queue.view, queue.view);
  useEffect(() => queue.receive(loaded), [queue, loaded]);
  useEffect(() => counts.set({ cart: view.cart.total_item }), [view.cart.total_item]);
  useStep(queue);
  return { ...view, queue };
};

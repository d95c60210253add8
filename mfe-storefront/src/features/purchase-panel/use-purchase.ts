import { getFirstFieldMessages, isApiError } from '@pasar/api-client';
import {
  afterPaint,
  broadcastCartChange,
  counts,
  linkTo,
  useApi,
  useLocalNavigate,
  useReportError,
  useSavePendingAction,
  useSession,
  useSubmit,
} from '@pasar/slice-kit';
import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { loadCartCalls, type NewCartItem } from '../../shared/cart-calls/index.ts';

/** Several impatient taps are one request, however fast the server responds. */
const sameWishMs = 1_000;

export type PurchaseAction = 'add' | 'buy';

interface Purchase {
  deed: PurchaseAction;
  wish: NewCartItem;
  /** The key of the first try, so that many tries have one effect. */
  key: string;
}

/** What became of the last press: the item's quantity in the cart now, or why the seller's side rejected. */
export type PurchaseResult = { added: number } | { refused: string };

const doing = { add: 'add-to-cart', buy: 'single-checkout' } as const;

/**
 * Puts a product into the cart, or buys it at once. A rejection of stock or input is shown in place;
 * everything else leads to the login (SPEC 8), and the visitor's action is done once after it.
 */
export const usePurchase = (product: { name: string }) => {
  const api = useApi();
  const navigate = useLocalNavigate();
  const report = useReportError();
  const { revalidate } = useRevalidator();
  const { signedIn } = useSession();
  const savePending = useSavePendingAction();
  const [outcome, setOutcome] = useState<PurchaseResult>();
  const [deed, setDeed] = useState<PurchaseAction>();
  /** The last try without a response: the same request again is the same intent. */
  const unanswered = useRef<Purchase>(undefined);
  const added = useRef({ wish: '', at: 0 });

  const explain = (failure: unknown, pending: Purchase) => {
    if (isApiError(failure) && (failure.code === 409 || failure.code === 422)) {
      unanswered.current = undefined;
      setOutcome({ refused: getFirstFieldMessages(failure)[0] ?? failure.message });
      if (failure.code === 409) void revalidate();
      return;
    }
    const { deed: kind, wish: body, key } = pending;
    if (isApiError(failure) && (failure.code === 401 || !signedIn))
      savePending({ kind, body, key, name: product.name });
    report(failure, { doing: doing[kind] });
  };

  const { submit, busy } = useSubmit(async (pending: Purchase) => {
    setOutcome(undefined);
    setDeed(pending.deed);
    unanswered.current = pending;
    // First the button acknowledges the press.
    await afterPaint();
    try {
      const calls = await loadCartCalls();
      if (pending.deed === 'buy') {
        const id = await calls.buyNow(api, pending.wish, pending.key);
        unanswered.current = undefined;
        return await navigate(linkTo('storefront.checkout', { id }));
      }
      const { qty, total_item } = await calls.addToCart(api, pending.wish, pending.key);
      unanswered.current = undefined;
      counts.set({ cart: total_item });
      broadcastCartChange();
      setOutcome({ added: qty });
      added.current = { wish: JSON.stringify(pending.wish), at: performance.now() };
    } catch (failure) {
      explain(failure, pending);
    }
  });

  const start = (wanted: PurchaseAction, wish: NewCartItem) => {
    const text = JSON.stringify(wish);
    const { current: done } = added;
    if (wanted === 'add' && done.wish === text && performance.now() - done.at < sameWishMs) return;
    const last = unanswered.current;
    const again = last?.deed === wanted && JSON.stringify(last.wish) === text;
    void submit({ deed: wanted, wish, key: again ? last.key : crypto.randomUUID() });
  };

  return { start, deed: busy ? deed : undefined, outcome, refuse: setOutcome };
};

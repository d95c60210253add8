import { getFirstFieldMessages, isApiError } from '@pasar/api-client';
import type { WishlistItem } from '@pasar/contract';
import { broadcastCartChange, counts, useApi, useReportError, useSubmit } from '@pasar/slice-kit';
import { useRef, useState } from 'react';
import { loadCartCalls } from '../../shared/cart-calls/index.ts';
import { useUpdateWishlist } from '../../shared/wishlist-button/index.ts';

interface Moving {
  /** Products that are in the cart now. */
  moved: ReadonlySet<number>;
  /** Why the server rejected a product for the cart, by product. */
  refusals: ReadonlyMap<number, string>;
  busy: boolean;
  /** Moves what can be moved; returns how many products moved. */
  move(wishes: readonly WishlistItem[]): Promise<number>;
  forgetMoved(id: number): void;
}

/**
 * Moves products from the wishlist into the cart: one leaves the list only when it has arrived. A rejection
 * is shown at the product; without a response everything stays, and the same press again adds once (domain
 * 3.0).
 */
export const useMoveToCart = (): Moving => {
  const api = useApi();
  const report = useReportError();
  const { put } = useUpdateWishlist();
  const [moved, setMoved] = useState<ReadonlySet<number>>(new Set());
  const [refusals, setRefusals] = useState<ReadonlyMap<number, string>>(new Map());
  /** The keys of tries without a response. */
  const keys = useRef(new Map<number, string>());

  const add = async ({ id, to_cart }: WishlistItem): Promise<boolean> => {
    if (!to_cart) return false;
    const key = keys.current.get(id) ?? crypto.randomUUID();
    keys.current.set(id, key);
    try {
      const { addToCart } = await loadCartCalls();
      const { total_item } = await addToCart(api, { product_id: id, note: '', ...to_cart }, key);
      counts.set({ cart: total_item });
    } catch (failure) {
      if (!isApiError(failure) || ![404, 409, 422].includes(failure.code ?? 0)) throw failure;
      const text = getFirstFieldMessages(failure)[0] ?? failure.message;
      setRefusals((all) => new Map(all).set(id, text));
      keys.current.delete(id);
      return false;
    }
    keys.current.delete(id);
    setMoved((all) => new Set(all).add(id));
    return true;
  };

  const { submit, busy } = useSubmit(async (wishes: readonly WishlistItem[], count: { moved: number }) => {
    setRefusals(new Map());
    try {
      for (const wish of wishes) {
        if (!(await add(wish))) continue;
        count.moved += 1;
        void put(wish.id, false);
      }
    } catch (failure) {
      report(failure);
    }
    if (count.moved > 0) broadcastCartChange();
  });
  return {
    moved,
    refusals,
    busy,
    async move(wishes) {
      const count = { moved: 0 };
      await submit(wishes, count);
      return count.moved;
    },
    forgetMoved: (id) => setMoved((all) => new Set([...all].filter((one) => one !== id))),
  };
};

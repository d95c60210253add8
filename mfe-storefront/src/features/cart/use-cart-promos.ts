import type { PromoOption } from '@pasar/contract';
import { useApi } from '@pasar/slice-kit';
import { useEffect, useRef, useState } from 'react';
import { type Cart, loadCartCalls } from '../../shared/cart-calls/index.ts';
import { isBuyable } from './apply-change.ts';

/** Several presses one after the other are asked about once. */
const pauseMs = 400;

const boughtIn = ({ groups }: Cart): string =>
  groups
    .flatMap(({ items }) => items)
    .filter((item) => item.is_checked === '1' && isBuyable(item))
    .map(({ variant_id, qty, price }) => `${variant_id}:${qty}:${price}`)
    .join(' ');

/**
 * What promos would do to what is checked now. They are a help, not a promise: when they cannot be asked for, the cart
 * goes on without them, and the checkout says what counts.
 */
export const useCartPromos = (cart: Cart, loaded: readonly PromoOption[]): readonly PromoOption[] => {
  const api = useApi();
  const bought = boughtIn(cart);
  const asked = useRef(bought);
  const [known, setKnown] = useState({ bought, promos: loaded });
  useEffect(() => {
    if (asked.current === bought) return;
    asked.current = bought;
    const { signal, abort } = bindAbort();
    const wait = setTimeout(async () => {
      try {
        setKnown({ bought, promos: await (await loadCartCalls()).listCartPromos(api, signal) });
      } catch {
        setKnown({ bought, promos: [] });
      }
    }, pauseMs);
    return () => {
      clearTimeout(wait);
      abort();
    };
  }, [api, bought]);
  // Words about another sum than the one in sight would be wrong.
  return known.bought === bought ? known.promos : [];
};

const bindAbort = () => {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
};

import type { PromoOption } from '@pasar/contract';
import { type SectionResult, useApi } from '@pasar/slice-kit';
import { useEffect, useRef, useState } from 'react';
import { type Cart, loadCartCalls } from '../../shared/cart-calls/index.ts';
import { isBuyable } from './apply-change.ts';

/** Several presses in a row cause one request. */
const pauseMs = 400;

const boughtIn = ({ groups }: Cart): string =>
  groups
    .flatMap(({ items }) => items)
    .filter((item) => item.is_checked === '1' && isBuyable(item))
    .map(({ variant_id, qty, price }) => `${variant_id}:${qty}:${price}`)
    .join(' ');

type Promos = SectionResult<readonly PromoOption[]>;

/** The value while the response is pending: nothing yet. */
const noneYet: Promos = { ok: true, value: [] };

/**
 * The effect of promos on the checked items. They are a help, not a promise: when the request fails, the
 * cart works without them, and the checkout has the final figures. A reloaded page requests them again.
 */
export const useCartPromos = (cart: Cart, loaded: Cart, loadedPromos: Promos): Promos => {
  const api = useApi();
  const bought = boughtIn(cart);
  const asked = useRef(bought);
  const [known, setKnown] = useState({ loaded, bought: boughtIn(loaded), promos: loadedPromos });
  if (known.loaded !== loaded) setKnown({ loaded, bought: boughtIn(loaded), promos: loadedPromos });
  useEffect(() => {
    if (asked.current === bought) return;
    asked.current = bought;
    const { signal, abort } = bindAbort();
    const wait = setTimeout(async () => {
      const promos = await loadCartCalls()
        .then(({ listCartPromos }) => listCartPromos(api, signal))
        .then((value): Promos => ({ ok: true, value }))
        .catch((): Promos => ({ ok: false }));
      if (!signal.aborted) setKnown((before) => ({ ...before, bought, promos }));
    }, pauseMs);
    return () => {
      clearTimeout(wait);
      abort();
    };
  }, [api, bought]);
  // Text about another total than the visible one would be wrong.
  return known.bought === bought ? known.promos : noneYet;
};

const bindAbort = () => {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
};

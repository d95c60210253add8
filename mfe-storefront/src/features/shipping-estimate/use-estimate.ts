import { isApiError } from '@pasar/api-client';
import type { ShippingEstimate } from '@pasar/contract';
import { useApi, useSession } from '@pasar/slice-kit';
import { useCallback, useEffect, useState } from 'react';
import { shipTo } from './ship-to.ts';

/** Milliseconds that a quantity has to rest before couriers are requested. */
const restMs = 250;

export type EstimateState =
  /** Nobody knows yet where to. */
  | { at: 'unasked' }
  | { at: 'coming'; last?: ShippingEstimate }
  | { at: 'here'; last: ShippingEstimate }
  | { at: 'lost' };

interface Asked {
  productId: number;
  variantId: number | undefined;
  qty: number;
}

/** What sending costs, to a member's own address or to the city that was selected; in step with what is selected. */
export const useEstimate = ({ productId, variantId, qty }: Asked) => {
  const api = useApi();
  const { signedIn } = useSession();
  const [area, setArea] = useState('');
  const [tries, setTries] = useState(0);
  const [state, setState] = useState<EstimateState>(signedIn ? { at: 'coming' } : { at: 'unasked' });

  useEffect(() => {
    const wanted = area || (signedIn ? '' : shipTo.read());
    if (!wanted && !signedIn) return setState({ at: 'unasked' });
    const left = new AbortController();
    const ask = async () => {
      setState((before) => ({ at: 'coming', ...('last' in before && before.last && { last: before.last }) }));
      try {
        const { readEstimate } = await import(/* webpackChunkName: "product-calls" */ './estimate-calls.ts');
        const last = await readEstimate(api, { productId, variantId, qty, area: wanted }, left.signal);
        if (!left.signal.aborted) setState({ at: 'here', last });
      } catch (failure) {
        if (left.signal.aborted) return;
        // A member without an address, or an invalid code: the city has to be selected.
        const isUnknown = isApiError(failure) && failure.code === 422;
        setState(isUnknown ? { at: 'unasked' } : { at: 'lost' });
      }
    };
    const timer = setTimeout(() => void ask(), restMs);
    return () => {
      clearTimeout(timer);
      left.abort();
    };
    // `tries` requests the same again.
  }, [api, area, signedIn, productId, variantId, qty, tries]);

  const sendTo = useCallback((code: string) => {
    shipTo.keep(code);
    setArea(code);
  }, []);
  return { state, sendTo, retry: () => setTries((before) => before + 1) };
};

import { adminComplaintEndpoints, type RefundSplit } from '@pasar/contract';
import { useApi } from '@pasar/slice-kit';
import { useEffect, useState } from 'react';

/** What each side would get with a refund, asked of the server a moment after the last change; null until it is known. */
export const useSplit = (id: number, refund: number | null): RefundSplit | null => {
  const api = useApi();
  const [known, setKnown] = useState<{ refund: number; split: RefundSplit } | null>(null);
  useEffect(() => {
    if (refund === null) return;
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const query = { refund_amount: refund };
        const call = api.call(
          adminComplaintEndpoints.split,
          { params: { id }, query },
          { signal: stop.signal },
        );
        setKnown({ refund, split: (await call).data });
      } catch {
        // Without the split the decision is still refused or booked by the server's own.
        setKnown(null);
      }
    }, 200);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [api, id, refund]);
  return known && known.refund === refund ? known.split : null;
};

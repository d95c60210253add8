import { isApiError } from '@pasar/api-client';
import { adminHomeEndpoints, type QueueClaim, type QueueKind } from '@pasar/contract';
import { useApi, useReportError } from '@pasar/slice-kit';
import { useCallback, useEffect, useState } from 'react';

/** A claim lasts ten minutes; somebody who still looks at the item goes on with it. */
const renewAfter = 8 * 60_000;

/**
 * Claims an item of the queue while somebody has it open. Returns the claim of somebody else, and how to take it over;
 * a claim that cannot be made says nothing: versions guard the decision.
 */
export const useClaim = (kind: QueueKind, id: number, waits: boolean) => {
  const api = useApi();
  const report = useReportError();
  const [other, setOther] = useState<QueueClaim | null>(null);
  const claim = useCallback(
    async (take: boolean) => {
      try {
        await api.call(adminHomeEndpoints.claim, { body: { kind, id, take } });
        setOther(null);
      } catch (failure) {
        if (isApiError(failure) && failure.code === 409) setOther(failure.data as QueueClaim);
        else if (take) report(failure);
      }
    },
    [api, kind, id, report],
  );
  useEffect(() => {
    setOther(null);
    if (!waits) return;
    void claim(false);
    const timer = setInterval(() => void claim(false), renewAfter);
    return () => clearInterval(timer);
  }, [claim, waits]);
  return { other, take: () => void claim(true) };
};

import type { OpsIncidents, OpsStatus } from '@pasar/contract';
import { useCallback, useEffect, useState } from 'react';
import type { IncidentsClient, Me } from '../data/ops-client.ts';

export interface IncidentsView {
  /** Absent until the first response; what was known last while the server cannot be reached. */
  data?: OpsIncidents;
  status?: OpsStatus;
  me: Me | null;
  /** A key has to be entered first. */
  locked: boolean;
  /** Seconds since the data came; absent while the latest request succeeded. */
  age?: number;
  refresh(): Promise<void>;
}

const every = 5_000;

/** The incidents of now: requested again and again, and kept while a request fails. */
export const useIncidents = (client: IncidentsClient): IncidentsView => {
  const [data, setData] = useState<OpsIncidents>();
  const [status, setStatus] = useState<OpsStatus>();
  const [me, setMe] = useState<Me | null>(null);
  const [receivedAt, setReceivedAt] = useState(() => Date.now());
  const [error, setError] = useState<{ locked: boolean; at: number }>();

  const refresh = useCallback(async () => {
    const [incidents, releases, caller] = await Promise.all([
      client.incidents(),
      client.status(),
      client.me(),
    ]);
    setMe(caller);
    if (releases.ok) setStatus(releases.data);
    if (!incidents.ok) return setError({ locked: incidents.refusal.code === 'signin', at: Date.now() });
    setData(incidents.data);
    setReceivedAt(Date.now());
    setError(undefined);
  }, [client]);

  const locked = error?.locked === true;
  useEffect(() => {
    if (locked) return;
    void refresh();
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void refresh();
    }, every);
    return () => clearInterval(timer);
  }, [refresh, locked]);

  return {
    ...(data && { data }),
    ...(status && { status }),
    me,
    locked,
    ...(error && { age: Math.round((error.at - receivedAt) / 1_000) }),
    refresh,
  };
};

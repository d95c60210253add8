import type { OpsAlerts } from '@pasar/contract';
import { useCallback, useEffect, useState } from 'react';
import type { AlertsClient, Me } from '../data/ops-client.ts';

export interface AlertsView {
  /** Absent until the first response; what was known last while the server cannot be reached. */
  data?: OpsAlerts;
  me: Me | null;
  /** A key has to be entered first. */
  locked: boolean;
  /** The caller may not see them. */
  forbidden: boolean;
  /** Seconds since the data came; absent while the latest request succeeded. */
  age?: number;
  refresh(): Promise<void>;
}

const every = 5_000;

/** The alerts of now: requested again and again, and kept while a request fails. */
export const useAlerts = (client: AlertsClient): AlertsView => {
  const [data, setData] = useState<OpsAlerts>();
  const [me, setMe] = useState<Me | null>(null);
  const [receivedAt, setReceivedAt] = useState(() => Date.now());
  const [error, setError] = useState<{ code: string; at: number }>();

  const refresh = useCallback(async () => {
    const [alerts, caller] = await Promise.all([client.alerts(), client.me()]);
    setMe(caller);
    if (!alerts.ok) return setError({ code: alerts.refusal.code, at: Date.now() });
    setData(alerts.data);
    setReceivedAt(Date.now());
    setError(undefined);
  }, [client]);

  const stopped = error?.code === 'signin' || error?.code === 'refused';
  useEffect(() => {
    if (stopped) return;
    void refresh();
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void refresh();
    }, every);
    return () => clearInterval(timer);
  }, [refresh, stopped]);

  return {
    ...(data && { data }),
    me,
    locked: error?.code === 'signin',
    forbidden: error?.code === 'refused',
    ...(error && !stopped && { age: Math.round((error.at - receivedAt) / 1_000) }),
    refresh,
  };
};

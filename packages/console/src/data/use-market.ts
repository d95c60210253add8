import type { OpsHealth, OpsStatus } from '@pasar/contract';
import { useCallback, useEffect, useState } from 'react';
import type { Answer, OpsClient, Refusal } from './ops-client.ts';

export interface MarketView {
  /** Absent until the first answer. */
  status?: OpsStatus;
  /** Why the latest question was not answered. */
  refusal?: Refusal;
  health: OpsHealth | null;
  /** Changes come by themselves. */
  hears: boolean;
  refresh(): Promise<void>;
}

/** How often health is asked for, and everything while changes are not heard, in milliseconds. */
const healthEvery = 5_000;

/** The releases as they are now: asked for once, and again whenever something changed. */
export const useMarket = (client: OpsClient, first: Promise<Answer<OpsStatus>>): MarketView => {
  const [answer, setAnswer] = useState<Answer<OpsStatus>>();
  const [status, setStatus] = useState<OpsStatus>();
  const [health, setHealth] = useState<OpsHealth | null>(null);
  const [hears, setHears] = useState(false);

  const take = useCallback((next: Answer<OpsStatus>) => {
    setAnswer(next);
    if (next.ok) setStatus((known) => (known && known.revision > next.data.revision ? known : next.data));
  }, []);
  const refresh = useCallback(async () => take(await client.status()), [client, take]);

  useEffect(() => void first.then(take), [first, take]);
  useEffect(() => client.follow(() => void refresh(), setHears), [client, refresh]);
  useEffect(() => {
    const ask = async () => {
      if (document.visibilityState !== 'visible') return;
      setHealth(await client.health());
      if (!hears) await refresh();
    };
    void ask();
    const timer = setInterval(() => void ask(), healthEvery);
    return () => clearInterval(timer);
  }, [client, hears, refresh]);

  return {
    ...(status && { status }),
    ...(answer && !answer.ok && { refusal: answer.refusal }),
    health,
    hears,
    refresh,
  };
};

import type { OpsHealth, OpsStatus } from '@pasar/contract';
import { useCallback, useEffect, useState } from 'react';
import type { Me, OpsClient, OpsResponse, Rejection } from './ops-client.ts';

export interface ReleasesView {
  /** Absent until the first response. */
  status?: OpsStatus;
  /** Why the latest request failed. */
  refusal?: Rejection;
  health: OpsHealth | null;
  /** Changes come by themselves. */
  hears: boolean;
  /** The caller. */
  me: Me | null;
  refresh(): Promise<void>;
}

/** How often health is requested, and everything while changes are not received, in milliseconds. */
const healthEvery = 5_000;

/** The current releases: requested once, and again whenever something changed. */
export const useReleases = (client: OpsClient, first: Promise<OpsResponse<OpsStatus>>): ReleasesView => {
  const [answer, setAnswer] = useState<OpsResponse<OpsStatus>>();
  const [status, setStatus] = useState<OpsStatus>();
  const [health, setHealth] = useState<OpsHealth | null>(null);
  const [hears, setHears] = useState(false);
  const [me, setMe] = useState<Me | null>(null);
  const known = answer?.ok === true;
  // A caller without a key has to enter it first, and no request is sent before.
  const locked = answer?.ok === false && answer.refusal.code === 'signin';
  const looks = status !== undefined && !locked;

  const take = useCallback((next: OpsResponse<OpsStatus>) => {
    setAnswer(next);
    if (next.ok) setStatus((last) => (last && last.revision > next.data.revision ? last : next.data));
  }, []);
  // The caller may have changed, too: a session that ended leaves the user at this machine, where that is
  // allowed.
  const refresh = useCallback(async () => {
    const [next, who] = await Promise.all([client.status(), client.me()]);
    take(next);
    setMe(who);
  }, [client, take]);

  useEffect(() => void first.then(take), [first, take]);
  useEffect(() => {
    if (!looks) return;
    const end = client.follow((data) => take({ ok: true, data }), setHears);
    return () => {
      end();
      setHears(false);
    };
  }, [client, looks, take]);
  useEffect(() => {
    if (!looks) return;
    const ask = async () => setHealth(await client.health());
    void ask();
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void ask();
    }, healthEvery);
    return () => clearInterval(timer);
  }, [client, looks]);
  useEffect(() => {
    if (known) void client.me().then(setMe);
  }, [client, known]);
  useEffect(() => {
    if (hears || locked) return;
    const timer = setInterval(() => void refresh(), healthEvery);
    return () => clearInterval(timer);
  }, [hears, locked, refresh]);

  return {
    ...(status && { status }),
    ...(answer && !answer.ok && { refusal: answer.refusal }),
    health,
    hears,
    me,
    refresh,
  };
};

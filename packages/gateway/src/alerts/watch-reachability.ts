import type { Alert } from './alert.ts';

interface Reachability {
  /** Why the registry cannot be read now; undefined while it can. */
  registry(): string | undefined;
  /** Whether the API answers as healthy. */
  api(): Promise<boolean>;
  raise(alert: Alert): void;
  /** Whether the server has started: until then its API is no more down than it is up. */
  hasStarted(): boolean;
  /** Milliseconds between two looks. */
  every?: number;
  now?(): number;
}

/** One bad look may be an accident. */
const looks = 3;
const hour = 3_600_000;

/** Raises an alert when the registry or the API is down for three looks, again after an hour. Returns the end of it. */
export const watchReachability = ({
  registry,
  api,
  raise,
  hasStarted,
  every = 5_000,
  now = Date.now,
}: Reachability) => {
  const bad = { registry: 0, api: 0 };
  const note = (kind: 'registry' | 'api', detail: string | undefined) => {
    bad[kind] = detail === undefined ? 0 : bad[kind] + 1;
    if (detail !== undefined && bad[kind] >= looks)
      raise({ kind, detail, key: `${kind} ${Math.floor(now() / hour)}` });
  };
  let busy = false;
  const look = async () => {
    note('registry', registry());
    if (!hasStarted()) return;
    if (busy) return note('api', 'It did not answer in time.');
    busy = true;
    const healthy = await api().catch(() => false);
    busy = false;
    note('api', healthy ? undefined : 'Its health check fails.');
  };
  const timer = setInterval(() => void look(), every);
  timer.unref();
  return () => clearInterval(timer);
};

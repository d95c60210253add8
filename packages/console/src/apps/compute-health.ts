import type { AppName, OpsHealth } from '@pasar/contract';

/** Sessions of a version and how many of them failed. */
export interface Shares {
  sessions: number;
  failed: number;
}

/** What a version came to in the last so many milliseconds. */
export const computeHealth = (
  health: OpsHealth | null,
  app: AppName,
  version: string,
  span: number,
): Shares => {
  const series = health?.versions.find((one) => one.app === app && one.version === version);
  const since = (health?.at ?? 0) - span;
  return (series?.points ?? [])
    .filter(({ at }) => at >= since)
    .reduce(
      (sum, { sessions, failed }) => ({
        sessions: sum.sessions + sessions,
        failed: sum.failed + failed,
      }),
      { sessions: 0, failed: 0 },
    );
};

import type { AppName, OpsHealth } from '@pasar/contract';

/** Documents of a version, sessions that reported and how many of them failed. */
export interface Shares {
  documents: number;
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
  // Points begin with their minute.
  const since = Math.floor(((health?.at ?? 0) - span) / 60_000) * 60_000;
  return (series?.points ?? [])
    .filter(({ at }) => at >= since)
    .reduce(
      (sum, { documents, sessions, failed }) => ({
        documents: sum.documents + documents,
        sessions: sum.sessions + sessions,
        failed: sum.failed + failed,
      }),
      { documents: 0, sessions: 0, failed: 0 },
    );
};

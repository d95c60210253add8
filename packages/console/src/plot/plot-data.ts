import type { AppName, OpsHealth } from '@pasar/contract';

/** Error shares of the versions of one app over time, as the plot draws them. */
export interface PlotData {
  /** Seconds since 1970: the end of each step. */
  times: number[];
  /** By version: the share of failed sessions in percent; null where nobody came. */
  lines: { version: string; shares: (number | null)[] }[];
}

const steps = 30;

/** Sums the minutes of each version into equal steps of the last so many milliseconds. */
export const plotData = (
  health: OpsHealth,
  app: AppName,
  versions: readonly string[],
  span: number,
): PlotData => {
  const step = span / steps;
  const begin = health.at - span;
  const places = Array.from({ length: steps }, (_, place) => place);
  const lineOf = (version: string) => {
    const points = health.versions.find((one) => one.app === app && one.version === version)?.points ?? [];
    const shares = places.map((place) => {
      const from = begin + place * step;
      const within = points.filter(({ at }) => at >= from && at < from + step);
      const sessions = within.reduce((sum, point) => sum + point.sessions, 0);
      const failed = within.reduce((sum, point) => sum + point.failed, 0);
      return sessions === 0 ? null : (failed / sessions) * 100;
    });
    return { version, shares };
  };
  return {
    times: places.map((place) => (begin + (place + 1) * step) / 1_000),
    lines: versions.map(lineOf),
  };
};

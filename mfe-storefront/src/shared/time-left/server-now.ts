/** The server's own time in an answer, and when that answer was heard. */
export interface ServerTime {
  serverTime: string;
  heardAt: number | null;
}

/** When the document began to arrive: its answers were heard by then. */
const documentHeardAt = (): number => {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.responseStart ?? 0;
};

/**
 * The server's time now, in milliseconds. The device's date plays no part, so a wrong clock or a time zone
 * cannot open a sale early (quality R20).
 */
export const serverNow = ({ serverTime, heardAt }: ServerTime): number =>
  Date.parse(serverTime) + performance.now() - (heardAt ?? documentHeardAt());

/** The server's own time in a response, and when that response was received on the page's monotonic clock. */
export interface ServerTime {
  serverTime: string;
  /** Null for a response that came with the document. */
  heardAt: number | null;
}

/**
 * For loaders: null on the server, where a browser counts from the time at which it received the document.
 */
export const getReceivedAt = (): number | null =>
  typeof document === 'undefined' ? null : performance.now();

/**
 * When the document's responses were received: as it began to arrive, or earlier by the age that it states.
 * Visitors share a page for some seconds.
 */
const documentHeardAt = (): number => {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const age = navigation?.serverTiming?.find(({ name }) => name === 'age')?.duration ?? 0;
  return (navigation?.responseStart ?? 0) - age;
};

/**
 * The server's time now, in milliseconds. The device's date plays no part, so a wrong clock or a time zone
 * cannot open a sale early (quality R20).
 */
export const serverNow = ({ serverTime, heardAt }: ServerTime): number =>
  Date.parse(serverTime) + performance.now() - (heardAt ?? documentHeardAt());

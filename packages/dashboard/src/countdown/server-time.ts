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

const documentHeardAt = (): number => {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.responseStart ?? 0;
};

/** The server's time now, in milliseconds; the device's date plays no part (quality R20). */
export const serverNow = ({ serverTime, heardAt: heard }: ServerTime): number =>
  Date.parse(serverTime) + performance.now() - (heard ?? documentHeardAt());

/**
 * When a response reached this browser, on the page's own monotonic clock, in milliseconds. Null on the
 * server: a browser then counts from the time at which it received the document.
 */
export const getReceivedAt = (): number | null =>
  typeof document === 'undefined' ? null : performance.now();

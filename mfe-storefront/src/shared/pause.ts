/**
 * Waits before a call that a selection causes, so that quick selections cause one call. Rejects when the
 * load is aborted.
 */
export const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((done, stop) => {
    const given = () => {
      clearTimeout(timer);
      stop(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', given);
      done();
    }, ms);
    signal.addEventListener('abort', given, { once: true });
    if (signal.aborted) given();
  });

const signs = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/** Runs `then` once: when somebody moves, presses, types or scrolls in this page for the first time from here on. */
export const onFirstSign = (then: () => void): void => {
  const stop = new AbortController();
  const run = () => {
    stop.abort();
    then();
  };
  for (const sign of signs)
    addEventListener(sign, run, { capture: true, passive: true, signal: stop.signal });
};

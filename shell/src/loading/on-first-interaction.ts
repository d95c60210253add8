const signs = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/** Milliseconds that a busy page may put it off. */
const patience = 2_000;

const whenIdle = (then: () => void) => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(then, { timeout: patience });
  else setTimeout(then, patience / 10);
};

/**
 * Runs `then` once, after the page has handled the next interaction: a pointer move, press, key or scroll.
 */
export const onFirstInteraction = (then: () => void): void => {
  const stop = new AbortController();
  const run = () => {
    stop.abort();
    whenIdle(then);
  };
  for (const sign of signs)
    addEventListener(sign, run, { capture: true, passive: true, signal: stop.signal });
};

import { afterPaint } from './after-paint.ts';

/**
 * What a visitor may do before the paint; the event of the press is already dispatched when they are
 * handled.
 */
const nextPresses = ['pointerdown', 'keydown', 'click'] as const;

/**
 * Runs the effect of a press once the press itself is painted (quality P5). Presses keep their order:
 * the next one finds it done. Going back before that revokes the press: `takenBack` is called instead.
 *
 * @returns a function that cancels it
 */
export const afterInteraction = (act: () => void, takenBack: () => void): (() => void) => {
  const waiting = new AbortController();
  const end = (then: () => void) => () => {
    if (waiting.signal.aborted) return;
    waiting.abort();
    then();
  };
  const [now, back] = [end(act), end(takenBack)];
  const heard = { capture: true, signal: waiting.signal };
  for (const press of nextPresses) addEventListener(press, now, heard);
  addEventListener('popstate', back, heard);
  void afterPaint().then(now);
  return () => waiting.abort();
};

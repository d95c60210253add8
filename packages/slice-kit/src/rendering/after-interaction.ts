import { afterPaint } from './after-paint.ts';

/** What a visitor may do before the picture is drawn; the event that asked for the deed is past when they are heard. */
const nextPresses = ['pointerdown', 'keydown', 'click'] as const;

/**
 * Does what a press asked for once the picture that shows the press is drawn (quality P5). Presses keep their order:
 * the next one finds it done. Who goes back before has taken the press back: `takenBack` is called in its place.
 *
 * @returns calls it off
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

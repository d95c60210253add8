import { endPasskeyQuestion } from '@pasar/slice-kit/passkeys';
import { useEffect, useEffectEvent, useRef } from 'react';

/** The code of calls and passkeys is no part of the first view: it comes when somebody is there (quality P2). */
const interactions = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin'] as const;

const onFirstInteraction = (then: () => void): (() => void) => {
  const stop = new AbortController();
  const run = () => {
    stop.abort();
    then();
  };
  for (const kind of interactions) addEventListener(kind, run, { passive: true, signal: stop.signal });
  return () => stop.abort();
};

/** A challenge counts for five minutes; a page that is open longer asks for the next one before. */
const renewMs = 4 * 60_000;

const hasAutofill = async (): Promise<boolean> =>
  (await PublicKeyCredential.isConditionalMediationAvailable?.()) === true;

/** Lets the e-mail field suggest passkeys while the page is open and no other question is (`busy`). */
export const useAutofill = (ask: (how: { autofill: true }) => Promise<void>, busy: boolean): void => {
  const started = useRef(false);
  const start = useEffectEvent(async () => {
    try {
      if (!(await hasAutofill())) return;
      started.current = true;
      await ask({ autofill: true });
    } catch {
      // An offer that nobody took, or that another question ended: there is nothing to say.
    }
  });
  useEffect(() => {
    if (busy) return;
    let timer: ReturnType<typeof setInterval> | undefined;
    const stop = onFirstInteraction(() => {
      void start();
      timer = setInterval(() => void start(), renewMs);
    });
    return () => {
      stop();
      clearInterval(timer);
    };
  }, [busy]);
  useEffect(
    () => () => {
      if (started.current) void endPasskeyQuestion();
    },
    [],
  );
};

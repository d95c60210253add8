import { useCallback, useRef, useState } from 'react';

/** `submit` rejects a second call while the first runs: a double click, Enter and click, five taps have one effect. */
export const useSubmit = <Args extends unknown[]>(
  send: (...args: Args) => Promise<unknown>,
): { submit: (...args: Args) => Promise<void>; busy: boolean } => {
  const [busy, setBusy] = useState(false);
  // State arrives a render late; two taps may come before it.
  const running = useRef(false);
  const latest = useRef(send);
  latest.current = send;
  const submit = useCallback(async (...args: Args) => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    try {
      await latest.current(...args);
    } finally {
      running.current = false;
      setBusy(false);
    }
  }, []);
  return { submit, busy };
};

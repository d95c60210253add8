import { type CodeState, message } from '@pasar/contract';
import { useLocale } from '@pasar/slice-kit';
import { useEffect, useEffectEvent, useState } from 'react';
import { type CodeFor, type CodeStatus, codeSent } from '../../shared/code-sent.ts';
import { useWait } from './use-wait.ts';

interface LiveJourney {
  /** Seconds until the next code may be requested; 0 when it may now. */
  left: number;
  /** Why no mail was sent, counted down; undefined when one was, or when the wait is over. */
  notice: string | undefined;
  /** Whether the earlier code still opens something. */
  works: boolean;
  /** Takes over the server's latest response. */
  follow: (journey: CodeStatus) => void;
}

/** How it goes on with the code of an address in this tab. */
export const useCodeStatus = (target: CodeFor | undefined): LiveJourney => {
  const locale = useLocale();
  const { left, wait } = useWait();
  const [code, setCode] = useState<CodeState>('sent');
  const show = (journey: CodeStatus) => {
    setCode(journey.code);
    wait(journey.wait);
  };
  const resume = useEffectEvent(() => {
    const journey = target && codeSent.read(target);
    if (journey) show(journey);
  });
  // This tab's stored state is unknown where the page was rendered first.
  useEffect(() => resume(), []);
  const isTold = left > 0 && code !== 'sent';
  return {
    left,
    notice: isTold ? message(`code.${code}-wait`, locale, { seconds: left }) : undefined,
    works: !isTold || code === 'cooling',
    follow: (journey) => {
      if (target) codeSent.note(target, journey);
      show(journey);
    },
  };
};

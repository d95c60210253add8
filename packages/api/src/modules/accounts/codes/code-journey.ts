import type { CodeState, MessageId } from '@pasar/contract';
import { Failure } from '../../../platform/http/failure.ts';
import { say, type Words } from '../../../platform/words.ts';

/** How it goes on with codes after somebody asked for one. */
export interface CodeJourney {
  code: CodeState;
  /** Seconds until the next one may be asked for. */
  wait: number;
}

/** What a person is told: `sent` when this request ordered a mail, else why not and how long to wait. */
export const codeJourneyMessage = ({ code, wait }: CodeJourney, sent: MessageId): Words =>
  code === 'sent' ? sent : say(`code.${code}-wait`, { seconds: wait });

/** 429 for whoever asked for nothing but a code and gets none now; answers alike for unknown addresses. */
export const refuseWithoutCode = (journey: CodeJourney): void => {
  if (journey.code === 'sent') return;
  throw new Failure(429, codeJourneyMessage(journey, 'code.sent'), {
    retryAfter: journey.wait,
    data: journey,
  });
};

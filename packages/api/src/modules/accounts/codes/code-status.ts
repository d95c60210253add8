import type { CodeState, MessageId } from '@pasar/contract';
import { ApiError } from '../../../platform/http/api-error.ts';
import { createMessage, type Message } from '../../../platform/message.ts';

/** How it goes on with codes after somebody asked for one. */
export interface CodeStatus {
  code: CodeState;
  /** Seconds until the next one may be asked for. */
  wait: number;
}

/** What a person is told: `sent` when this request ordered a mail, else why not and how long to wait. */
export const toCodeStatusMessage = ({ code, wait }: CodeStatus, sent: MessageId): Message =>
  code === 'sent' ? sent : createMessage(`code.${code}-wait`, { seconds: wait });

/** 429 for whoever asked for nothing but a code and gets none now; answers alike for unknown addresses. */
export const assertCodeSent = (journey: CodeStatus): void => {
  if (journey.code === 'sent') return;
  throw new ApiError(429, toCodeStatusMessage(journey, 'code.sent'), {
    retryAfter: journey.wait,
    data: journey,
  });
};

import type { CodeState, MessageId } from '@pasar/contract';
import { ApiError } from '../../../platform/http/api-error.ts';
import { createMessage, type Message } from '../../../platform/message.ts';

/** What happens with codes after a request for one. */
export interface CodeStatus {
  code: CodeState;
  /** Seconds until the next one may be requested. */
  wait: number;
}

/** What the response reports: `sent` when this request ordered an email, else the reason and how long to wait. */
export const toCodeStatusMessage = ({ code, wait }: CodeStatus, sent: MessageId): Message =>
  code === 'sent' ? sent : createMessage(`code.${code}-wait`, { seconds: wait });

/** 429 for a request for a code alone that gets none now; it is identical for unknown addresses. */
export const assertCodeSent = (journey: CodeStatus): void => {
  if (journey.code === 'sent') return;
  throw new ApiError(429, toCodeStatusMessage(journey, 'code.sent'), {
    retryAfter: journey.wait,
    data: journey,
  });
};

import type { ChatMeasure } from '@pasar/contract';

declare module '../../platform/jobs/outbox.ts' {
  interface Events {
    /** The market hid a message; `note` says why to who wrote it. */
    'chat.message-hidden': { messageId: number; measure: ChatMeasure; note: string };
  }
}

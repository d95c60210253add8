import type { HideReason } from '@pasar/contract';

declare module '../../platform/jobs/outbox.ts' {
  interface Events {
    'question.asked': { questionId: number };
    'question.answered': { answerId: number };
    'question.hidden': { type: 'question' | 'answer'; id: number; reasonCode: HideReason; note: string };
  }
}

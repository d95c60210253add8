import { questionLimits } from '@pasar/contract';
import { hour } from '../../../platform/clock.ts';

/** The time until which an answer given at a time can be changed. */
export const replyUntil = (answeredAt: Date): Date =>
  new Date(answeredAt.getTime() + questionLimits.editHours * hour);

import { reviewDays } from '@pasar/contract';
import { day } from '../../../platform/clock.ts';

/** How long reviews are open, in milliseconds (domain 3.11). */
export const reviewWindowMs = reviewDays * day;

/** The time from which an order completed at a time can no longer be reviewed. */
export const reviewUntil = (completedAt: Date): Date => new Date(completedAt.getTime() + reviewWindowMs);

import { getMonthDays } from '@pasar/contract';
import type { Context } from '../../platform/context.ts';
import { jakartaDay, jakartaMidnight } from '../../platform/jakarta.ts';

/** A month such as `2026-11`, that of today by default, and when it begins and ends in Jakarta. */
export const toMonthRange = (
  { clock }: Context,
  asked: string | undefined,
): { month: string; today: string; start: Date; end: Date } => {
  const today = jakartaDay(clock.now()).slice(0, 7);
  const month = asked ?? today;
  const { first, last } = getMonthDays(month);
  return { month, today, start: jakartaMidnight(first), end: jakartaMidnight(last, { next: true }) };
};

import type { Context } from '../../platform/context.ts';
import { jakartaMonth, jakartaMonthRange } from '../../platform/jakarta.ts';

/** A month such as `2026-11`, that of today by default, and when it begins and ends in Jakarta. */
export const toMonthRange = (
  { clock }: Context,
  asked: string | undefined,
): { month: string; today: string; start: Date; end: Date } => {
  const today = jakartaMonth(clock.now());
  const month = asked ?? today;
  return { month, today, ...jakartaMonthRange(month) };
};

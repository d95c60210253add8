import { second } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';

/** What every visitor sees alike may be this old. */
const freshFor = 10 * second;

/**
 * Remembers answers that are the same for everybody, per language, for ten seconds of the server's clock; callers that
 * come while one is being made wait for it. Nothing that depends on the person may go through it.
 */
export const createBriefMemory = () => {
  const answers = new Map<string, { until: number; answer: Promise<unknown> }>();
  return <T>(ctx: Context, name: string, make: () => Promise<T>): Promise<T> => {
    const key = `${ctx.locale} ${name}`;
    const now = ctx.clock.now().getTime();
    const known = answers.get(key);
    if (known && known.until > now && known.until <= now + freshFor) return known.answer as Promise<T>;
    const answer = make();
    answers.set(key, { until: now + freshFor, answer });
    answer.catch(() => answers.delete(key));
    return answer;
  };
};

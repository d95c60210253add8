import { second } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';

/** What every visitor sees alike may be this old. */
const freshFor = 10 * second;
/** Beyond this many answers the oldest is forgotten. */
const mostAnswers = 500;

/**
 * Remembers answers that are the same for everybody, per language, for ten seconds of the server's clock; callers that
 * come while one is being made wait for it. Nothing that depends on the person may go through it.
 */
export type BriefMemory = <T>(
  ctx: Context,
  name: string,
  make: () => Promise<T>,
  isWorthKeeping?: (answer: T) => boolean,
) => Promise<T>;

/** Remembers nothing; for callers who want to know what is true this moment. */
export const noMemory: BriefMemory = (_ctx, _name, make) => make();

export const createBriefMemory = (): BriefMemory => {
  const answers = new Map<string, { until: number; answer: Promise<unknown> }>();
  return <T>(
    ctx: Context,
    name: string,
    make: () => Promise<T>,
    isWorthKeeping: (answer: T) => boolean = () => true,
  ): Promise<T> => {
    const key = `${ctx.locale} ${name}`;
    const now = ctx.clock.now().getTime();
    const known = answers.get(key);
    // Only this function writes under this name, so that the answer is of the type that `make` gives.
    if (known && known.until > now && known.until <= now + freshFor) return known.answer as Promise<T>;
    const answer = make();
    const entry = { until: now + freshFor, answer };
    const forget = () => {
      if (answers.get(key) === entry) answers.delete(key);
    };
    answers.delete(key);
    answers.set(key, entry);
    const [oldest] = answers.keys();
    if (answers.size > mostAnswers && oldest !== undefined) answers.delete(oldest);
    answer.then((made) => isWorthKeeping(made) || forget(), forget);
    return answer;
  };
};

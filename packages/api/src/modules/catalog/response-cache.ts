import { second } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';

/** What every visitor sees alike may be this old. */
const freshFor = 10 * second;
/** A response of this age is renewed at the next request while the old one is served, so that nobody waits. */
const renewedAfter = 5 * second;
/** Beyond this many responses the oldest is removed. */
const mostAnswers = 500;

/**
 * Caches responses that are the same for everybody, per language, for ten seconds of the server's clock. Callers that
 * come while the first one is computed wait for it. Nothing that depends on the user may go through it.
 */
export type ResponseCache = <T>(ctx: Context, name: string, make: () => Promise<T>) => Promise<T>;

interface Entry {
  madeAt: number;
  answer: Promise<unknown>;
  isRenewing: boolean;
}

const isWithin = (span: number, now: number, { madeAt }: Entry) => madeAt <= now && now < madeAt + span;

export const createResponseCache = (): ResponseCache => {
  const answers = new Map<string, Entry>();
  const keep = (key: string, entry: Entry) => {
    answers.delete(key);
    answers.set(key, entry);
    const [oldest] = answers.keys();
    if (answers.size > mostAnswers && oldest !== undefined) answers.delete(oldest);
  };
  return <T>(ctx: Context, name: string, make: () => Promise<T>): Promise<T> => {
    const key = `${ctx.locale} ${name}`;
    const now = ctx.clock.now().getTime();
    const begin = () => ({ madeAt: now, answer: make(), isRenewing: false });
    const forget = (entry: Entry) => {
      if (answers.get(key) === entry) answers.delete(key);
    };
    const renew = (old: Entry) => {
      old.isRenewing = true;
      const entry = begin();
      entry.answer.then(
        () => keep(key, entry),
        // The old response expires in time; the next request after that receives the error.
        () => {},
      );
    };
    const known = answers.get(key);
    if (known && isWithin(freshFor, now, known)) {
      if (!known.isRenewing && !isWithin(renewedAfter, now, known)) renew(known);
      // Only this function writes under this name, so the response has the type that `make` returns.
      return known.answer as Promise<T>;
    }
    const entry = begin();
    keep(key, entry);
    entry.answer.catch(() => forget(entry));
    return entry.answer;
  };
};

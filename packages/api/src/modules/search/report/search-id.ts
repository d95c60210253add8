import { hour, later } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { type CountedSearch, toCountedText } from '../../../platform/search-counts.ts';

const purpose = 'search';
/** A result that is opened later says little about the search. */
const lifetimeMs = hour;

/**
 * Names a search to the click that follows, without anything about who searches. Null for a text that is not counted,
 * because it may name a person.
 */
export const createSearchId = ({ clock, keys, locale }: Context, text: string): string | null => {
  const query = toCountedText(text);
  if (query === null) return null;
  return keys.seal(purpose, JSON.stringify({ query, locale, until: later(clock, lifetimeMs).getTime() }));
};

/** The search of an id; null when it is forged or expired. */
export const openSearchId = ({ clock, keys }: Context, id: string): CountedSearch | null => {
  try {
    // Sealed by us, so that it is what we wrote.
    const { until, ...search } = JSON.parse(keys.open(purpose, id)) as CountedSearch & { until: number };
    return clock.now().getTime() < until ? search : null;
  } catch {
    return null;
  }
};

import type { QueryWord } from '../language/query-word.ts';
import { points } from '../text/weigh-terms.ts';
import type { SearchedProducts } from './match-query.ts';

/** A word points to a category when this share of what it names is there. */
const share = 0.6;

/** The number of the category where most products are that the word names, if it is one. */
export const pointCategory = (
  { text, category }: SearchedProducts,
  head: QueryWord | undefined,
): number | null => {
  const counts = new Map<number, number>();
  let all = 0;
  for (const { words, isDerived } of head?.alternatives ?? []) {
    const posting = words.length === 1 && !isDerived ? text.postings.get(words[0] ?? '') : undefined;
    for (let at = 0; posting && at < posting.length; at++) {
      if (posting.points[at] !== points.head) continue;
      const place = category[posting.slots[at] ?? 0] ?? 0;
      counts.set(place, (counts.get(place) ?? 0) + 1);
      all++;
    }
  }
  for (const [place, count] of counts) if (count >= share * all) return place;
  return null;
};

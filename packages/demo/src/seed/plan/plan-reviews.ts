import { hour } from '@pasar/api/plugin';
import type { Chance } from '../chance.ts';
import type { RootSlug } from '../data/categories/index.ts';
import { complaints, mixed, praise, replies, service } from '../data/reviews.ts';
import type { SeedVariant } from './seed-data.ts';
import type { SeedReview } from './seed-review.ts';

interface Reviewed {
  root: RootSlug;
  /** How well it is made: the average it tends to, 4.2–4.95. */
  quality: number;
  sold: number;
  variants: readonly SeedVariant[];
  createdAt: Date;
}

const MOST_PER_PRODUCT = 24;

const stars = (chance: Chance, quality: number) => {
  if (chance.happens(0.62 + (quality - 4.25) * 0.48)) return 5;
  return chance.pick([4, 4, 4, 4, 4, 4, 4, 3, 3, 2, 1]);
};

const wordsFor = (chance: Chance, root: RootSlug, rating: number): string => {
  if (rating <= 2) return chance.pick(complaints);
  if (rating === 3) return chance.pick(mixed);
  const about = rating === 4 && chance.happens(0.35) ? chance.pick(mixed) : chance.pick(praise[root]);
  return `${about} ${chance.pick(service)}`.trim();
};

const replyTo = (chance: Chance, rating: number, at: Date): SeedReview['reply'] => {
  if (!chance.happens(rating <= 2 ? 0.9 : rating === 3 ? 0.6 : 0.3)) return null;
  const text = chance.pick(rating <= 2 ? replies.bad : rating === 3 ? replies.mixed : replies.good);
  return { text, createdAt: new Date(at.getTime() + chance.between(1, 40) * hour) };
};

/** So many different people. */
const authorsOf = (chance: Chance, count: number, buyers: number): number[] => {
  const authors = new Set<number>();
  while (authors.size < Math.min(count, buyers)) authors.add(chance.between(0, buyers - 1));
  return [...authors];
};

/** What buyers say about a product, oldest first; nobody reviews it twice, and no more than bought it. */
export function planReviews(chance: Chance, product: Reviewed, buyers: number, now: Date): SeedReview[] {
  const count = Math.min(MOST_PER_PRODUCT, product.sold, Math.round(Math.sqrt(product.sold) * 0.5));
  const authors = authorsOf(chance, count, buyers);
  const first = product.createdAt.getTime() + 60 * hour;
  const last = now.getTime() - 2 * hour;
  return authors
    .map((buyer) => ({ buyer, at: new Date(first + Math.max(0, last - first) * chance.next()) }))
    .filter(({ at }) => at < now)
    .sort((one, other) => one.at.getTime() - other.at.getTime())
    .map(({ buyer, at }) => {
      const rating = stars(chance, product.quality);
      const values = chance.pick(product.variants).values;
      const reply = replyTo(chance, rating, at);
      return {
        buyer,
        rating,
        text: wordsFor(chance, product.root, rating),
        variantLabel: values.length > 0 ? values.join(', ') : null,
        isAnonymous: chance.happens(0.09),
        createdAt: at,
        reply: reply && reply.createdAt < now ? reply : null,
      };
    });
}

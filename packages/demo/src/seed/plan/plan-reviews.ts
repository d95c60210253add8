import { hour } from '@pasar/api/plugin';
import type { Chance } from '../chance.ts';
import type { RootSlug } from '../data/categories/index.ts';
import type { Kind } from '../data/kind.ts';
import { getPhrases, type Remark } from '../data/phrases/index.ts';
import { complaints, consolations, mixed, service, thanksFor } from '../data/reviews.ts';
import type { SeedVariant } from './seed-data.ts';
import type { SeedReview } from './seed-review.ts';

interface Reviewed {
  root: RootSlug;
  kind: Kind;
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

/** Deals a list like cards: nothing twice before all of it was there. */
const createDealer = <T>(chance: Chance, list: readonly T[]): (() => T) => {
  let left: T[] = [];
  return () => {
    if (left.length === 0) left = [...list];
    const dealt = chance.pick(left);
    left.splice(left.indexOf(dealt), 1);
    return dealt;
  };
};

/** How many sentences of praise a buyer may add to the first. */
const FURTHER = [1, 2, 3];

/** Deals what the buyers of one product write, with what its store would answer to it. */
const createVoices = (chance: Chance, { kind, root }: Reviewed) => {
  const phrases = getPhrases(kind);
  const dealPraise = createDealer(chance, phrases.praise);
  const dealMixed = createDealer(chance, [...phrases.mixed, ...mixed]);
  const dealBad = createDealer(chance, [...phrases.bad, ...complaints]);
  const praise = () => {
    const first = dealPraise();
    const at = phrases.praise.indexOf(first);
    const further = FURTHER.map((step) => phrases.praise[(at + step) % phrases.praise.length] ?? '');
    return `${first} ${chance.pick([...service, '', '', '', '', ...further, ...further])}`.trim();
  };
  return (rating: number): { text: string; answers: readonly string[] } => {
    if (rating <= 2 || rating === 3) {
      const [text, reply]: Remark = rating === 3 ? dealMixed() : dealBad();
      return { text, answers: [reply] };
    }
    if (rating === 4 && chance.happens(0.35)) {
      const [text, reply] = dealMixed();
      return { text: `${text} ${chance.pick(consolations)}`.trim(), answers: [reply] };
    }
    return { text: praise(), answers: thanksFor(root) };
  };
};

/** Whether a store answers a review, which of its answers, and after how long. */
const replyTo = (chance: Chance, rating: number) =>
  chance.happens(rating <= 2 ? 0.9 : rating === 3 ? 0.6 : 0.3)
    ? { answer: chance.next(), wait: chance.between(1, 40) * hour }
    : null;

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
  const speak = createVoices(chance, product);
  return authors
    .map((buyer) => ({ buyer, at: new Date(first + Math.max(0, last - first) * chance.next()) }))
    .filter(({ at }) => at < now)
    .sort((one, other) => one.at.getTime() - other.at.getTime())
    .map(({ buyer, at }) => {
      const rating = stars(chance, product.quality);
      const values = chance.pick(product.variants).values;
      const answered = replyTo(chance, rating);
      const { text, answers } = speak(rating);
      const reply = answered && {
        text: answers[Math.floor(answered.answer * answers.length)] ?? '',
        createdAt: new Date(at.getTime() + answered.wait),
      };
      return {
        buyer,
        rating,
        text,
        variantLabel: values.length > 0 ? values.join(', ') : null,
        isAnonymous: chance.happens(0.09),
        createdAt: at,
        reply: reply && reply.createdAt < now ? reply : null,
      };
    });
}

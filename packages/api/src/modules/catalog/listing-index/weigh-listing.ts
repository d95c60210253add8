import { day } from '../../../platform/clock.ts';

export interface Weighed {
  stock: number;
  /** Pieces within the last 90 days. */
  sold90: number;
  rating: number;
  ratingCount: number;
  /** Microseconds since 1970. */
  createdAt: number;
}

const [soldMost, meanStars, meanReviews, fullStock] = [1_000, 4.3, 10, 10];
/** What is new gains so many points, and loses them within so many days. */
export const freshness = { points: 15, days: 60 };
/** What is sold out counts little. */
export const soldOut = 20;

const within = (part: number) => Math.min(1, Math.max(0, part));

/** How much a product is bought and liked and how much is left, without its age. */
export const baseWeight = ({ stock, sold90, rating, ratingCount }: Omit<Weighed, 'createdAt'>): number => {
  const stars = (rating * ratingCount + meanStars * meanReviews) / (ratingCount + meanReviews);
  return (
    100 +
    45 * within(Math.log(1 + sold90) / Math.log(1 + soldMost)) +
    30 * within((stars - 3) / 2) +
    10 * within(stock / fullStock)
  );
};

/** The day since 1970, in UTC, of a time in microseconds. */
export const toDay = (createdAt: number): number => Math.floor(createdAt / 1_000 / day);

/** How much a product counts beside the words, 100 to 200. */
export const weightAt = (one: Weighed, now: number): number => {
  if (one.stock <= 0) return soldOut;
  const days = Math.floor(now / day) - toDay(one.createdAt);
  return Math.round(baseWeight(one) + freshness.points * within(1 - days / freshness.days));
};

import './reviews.events.ts';
import './reviews.tables.ts';
import type { Module } from '../../platform/module.ts';
import { notifyReviews } from './notify-reviews.ts';
import { reviewsMigrations } from './reviews.migrations.ts';
import { reviewsRoutes } from './reviews.routes.ts';
import { auditRatings } from './tally/audit-ratings.ts';

export { formatAuthor } from './show/format-author.ts';
export { listReviewImages } from './show/list-review-images.ts';
export { moveStars } from './tally/move-stars.ts';
export { recountRatings } from './tally/recount-ratings.ts';

export const reviewsModule: Module = {
  name: 'reviews',
  migrations: reviewsMigrations,
  routes: reviewsRoutes,
  consumers: notifyReviews,
  audits: [auditRatings],
};

export { type ReviewQuery, readReviewQuery, reviewsPath } from './review-query.ts';
export { Reviews } from './reviews.tsx';

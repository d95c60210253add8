import { expect, test } from 'vitest';
import { getReviewTab, isFiltered, readReviewQuery, reviewListPath } from './review-query.ts';

const read = (query: string) => readReviewQuery(new URLSearchParams(query));

test('[SELL-06] the address of the reviews is read as far as it makes sense', () => {
  expect(read('rating=9&replied=2&sort=worst&by=buyer&page=x')).toEqual(read(''));
  expect(read('rating=1&replied=0')).toMatchObject({ rating: 1, replied: '0', by: 'product' });
  expect(getReviewTab(read('replied=0'))).toBe('unreplied');
  expect(getReviewTab(read(''))).toBe('all');
  expect(isFiltered(read('replied=0'))).toBe(false);
  expect(isFiltered(read('rating=1'))).toBe(true);
});

test('[SELL-06] a list of reviews has one address', () => {
  expect(reviewListPath(read(''))).toBe('/seller/reviews');
  expect(reviewListPath(read('by=order&type=pending&page=2'))).toBe(
    '/seller/reviews?by=order&type=pending&page=2',
  );
});

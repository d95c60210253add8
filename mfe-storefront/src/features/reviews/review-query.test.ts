import { describe, expect, it } from 'vitest';
import { readReviewQuery, reviewsPath } from './review-query.ts';

describe('the reviews of the address', () => {
  it('are of one star, page by page, beside the chosen variant', () => {
    const path = reviewsPath('/p/kopi', new URLSearchParams('variant=7'), { star: 5, page: 3 });
    expect(path).toBe('/p/kopi?variant=7&star=5&reviews=3');
    expect(readReviewQuery(new URL(path, 'http://pasar.test').searchParams)).toEqual({ star: 5, page: 3 });
  });

  it('are all of them, from the first, when nothing sensible was asked', () => {
    expect(readReviewQuery(new URLSearchParams('star=6&reviews=-2'))).toEqual({ page: 1 });
    expect(reviewsPath('/p/kopi', new URLSearchParams('star=5&reviews=2'), { page: 1 })).toBe('/p/kopi');
  });
});

import { describe, expect, it } from 'vitest';
import { type ReviewQuery, readReviewQuery, reviewsPath } from './review-query.ts';

const all: ReviewQuery = { withPictures: false, order: 'newest', page: 1 };

describe('the reviews of the address', () => {
  it('are of one star, with images, in an order, page by page, beside the selected variant', () => {
    const query: ReviewQuery = { star: 5, withPictures: true, order: 'lowest', page: 3 };
    const path = reviewsPath('/p/kopi', new URLSearchParams('variant=7'), query);
    expect(path).toBe('/p/kopi?variant=7&star=5&photos=1&order=lowest&reviews=3');
    expect(readReviewQuery(new URL(path, 'http://pasar.test').searchParams)).toEqual(query);
  });

  it('are all of them, from the first, for an invalid query', () => {
    expect(readReviewQuery(new URLSearchParams('star=6&photos=x&order=best&reviews=-2'))).toEqual(all);
    expect(reviewsPath('/p/kopi', new URLSearchParams('star=5&photos=1&reviews=2'), all)).toBe('/p/kopi');
  });
});

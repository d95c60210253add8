import type { ProductId, StoreReview } from '@pasar/contract';
import { meta } from './seller-orders.ts';

export const review = (id: number, changed: Partial<StoreReview> = {}): StoreReview => ({
  id,
  author: `Pembeli ${id}`,
  is_anonymous: false,
  order_code: `ORD-20261101-AAAA${id}`,
  product: {
    product_id: (800 + id) as ProductId, // ids are branded where the market hands them out
    name: `Kemeja ${id}`,
    slug: `kemeja-${id}`,
    variant_label: 'M',
    image: null,
  },
  rating: 5,
  text: `Ulasan ${id}`,
  images: [],
  created_at: '2026-11-20T03:00:00Z',
  edited_at: null,
  reply: null,
  ...changed,
});

/** A reply of the store that can still be changed. */
export const reply = (text: string): NonNullable<StoreReview['reply']> => ({
  text,
  created_at: '2026-11-21T03:00:00Z',
  updated_at: '2026-11-21T03:00:00Z',
  editable_until: '2026-11-22T03:00:00Z',
  can_edit: true,
});

export const reviewSummary = {
  avg_rating: 4.5,
  total_review: 12,
  periode_awal: '2026-06-13',
  distribution: { '1': 0, '2': 0, '3': 2, '4': 2, '5': 8 },
};

/** The envelope of a page of reviews. */
export const reviewList = (reviews: StoreReview[]) => ({
  code: 200,
  data: reviews,
  meta: meta('/api/merchant/dashboard/review/product', reviews.length, 1, 1),
  summary: reviewSummary,
  counts: { all: 12, unreplied: 3, replied: 9 },
});

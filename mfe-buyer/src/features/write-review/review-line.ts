import type { BuyerOrder, MyReview } from '@pasar/contract';

/** The subject of a review, and its earlier version. */
export interface ReviewLine {
  id: number;
  name: string;
  details: string;
  picture: { w150: string; w300: string } | null;
  review: MyReview['review'];
}

export const toReviewLine = ({ order_item_id: id, item, merchant, review }: MyReview): ReviewLine => ({
  id,
  name: item.name,
  details: [item.variant_label, merchant.merchant_name].filter(Boolean).join(' · '),
  picture: item.image ? { w150: item.image, w300: item.image } : null,
  review,
});

/** The things of an order that nobody has reviewed yet. */
export const getUnreviewedLines = ({ items, merchant }: BuyerOrder): ReviewLine[] =>
  items
    .filter((item) => !item.is_reviewed)
    .map(({ id, name, variant_label, image_urls }) => ({
      id,
      name,
      details: [variant_label, merchant.merchant_name].filter(Boolean).join(' · '),
      picture: image_urls,
      review: null,
    }));

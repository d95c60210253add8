import { type MyReview, paths } from '@pasar/contract';
import { LocalLink } from '@pasar/slice-kit';
import { ItemLine } from '@pasar/ui';
import type { ReactNode } from 'react';

/** What was bought, from whom; the name leads to it as it is now. */
export const ReviewedItem = ({ line: { item, merchant }, note }: { line: MyReview; note?: ReactNode }) => (
  <ItemLine
    picture={item.image ? { w150: item.image, w300: item.image } : null}
    name={<LocalLink to={paths.product(item.slug)}>{item.name}</LocalLink>}
    details={[item.variant_label, merchant.merchant_name].filter(Boolean).join(' · ')}
    note={note}
  />
);

import type { MyReview } from '@pasar/contract';
import { LocalLink, linkTo } from '@pasar/slice-kit';
import { ItemLine } from '@pasar/ui';
import type { ReactNode } from 'react';

/** What was bought, from whom; the name leads to it as it is now. */
export const ReviewedItem = ({ line: { item, merchant }, note }: { line: MyReview; note?: ReactNode }) => (
  <ItemLine
    picture={item.image ? { w150: item.image, w300: item.image } : null}
    name={<LocalLink to={linkTo('storefront.product', { slug: item.slug })}>{item.name}</LocalLink>}
    details={[item.variant_label, merchant.merchant_name].filter(Boolean).join(' · ')}
    note={note}
  />
);

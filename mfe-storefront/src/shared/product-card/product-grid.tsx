import type { ProductCard as Product } from '@pasar/contract';
import { Grid } from '@pasar/ui';
import { memo, type Ref } from 'react';
import { getImageSizes } from '../get-image-sizes.ts';
import { ProductCard } from './product-card.tsx';
import * as style from './product-grid.styles.ts';

export interface ProductGridProps {
  products: readonly Product[];
  columns?: { phone: number; desktop: number };
  sizes?: string;
  /** How many of the first images are in sight when the page opens. */
  priority?: number;
  headingLevel?: 2 | 3;
  /** How many are in sight at least when the page opens; 4 by default. */
  inSight?: number;
  ref?: Ref<HTMLUListElement>;
}

/** Product cards in a grid, as a list of so many things. */
export const ProductGrid = memo(
  ({
    products,
    columns,
    sizes = getImageSizes('187px'),
    priority = 0,
    inSight = 4,
    ref,
    ...card
  }: ProductGridProps) => (
    <Grid as="ul" ref={ref} css={style.wideHand} {...(columns && { columns })}>
      {products.map((product, index) => (
        <li key={product.id} {...(index >= inSight && { 'data-later': 'card' })}>
          <ProductCard product={product} sizes={sizes} priority={index < priority} {...card} />
        </li>
      ))}
    </Grid>
  ),
);

import type { ProductCard as Product } from '@pasar/contract';
import { Grid } from '@pasar/ui';
import type { Ref } from 'react';
import { ProductCard } from './product-card.tsx';

export interface ProductGridProps {
  products: readonly Product[];
  columns?: { phone: number; desktop: number };
  sizes?: string;
  /** How many of the first pictures are in sight when the page opens. */
  priority?: number;
  headingLevel?: 2 | 3;
  ref?: Ref<HTMLUListElement>;
}

/** Product cards in a grid, as a list of so many things. */
export const ProductGrid = ({ products, columns, priority = 0, ref, ...card }: ProductGridProps) => (
  <Grid as="ul" ref={ref} {...(columns && { columns })}>
    {products.map((product, index) => (
      <li key={product.id}>
        <ProductCard product={product} priority={index < priority} {...card} />
      </li>
    ))}
  </Grid>
);

import type { ProductDetail } from '@pasar/contract';

export interface OrderLimits {
  min: number;
  max: number;
  /** Whether the stock reaches for the least that the seller sells. */
  enough: boolean;
}

/** How many of a thing may be ordered: the seller's own limits, and what there is. */
export const orderLimits = (
  { min_order, max_order }: Pick<ProductDetail, 'min_order' | 'max_order'>,
  stock: number,
): OrderLimits => {
  const min = Math.max(1, min_order);
  const most = Math.min(stock, max_order ?? stock);
  return { min, max: Math.max(min, most), enough: most >= min };
};

import type { ProductDetail } from '@pasar/contract';

export interface OrderLimits {
  min: number;
  max: number;
  /** Whether the stock reaches for the least that the seller sells. */
  enough: boolean;
}

/**
 * How many of a product may be ordered: the limits of the seller and of a running flash sale, and the
 * stock.
 */
export const orderLimits = (
  { min_order, max_order }: Pick<ProductDetail, 'min_order' | 'max_order'>,
  stock: number,
  flashLimit: number | null = null,
): OrderLimits => {
  const min = Math.max(1, min_order);
  const most = Math.min(stock, max_order ?? stock, flashLimit ?? stock);
  return { min, max: Math.max(min, most), enough: most >= min };
};

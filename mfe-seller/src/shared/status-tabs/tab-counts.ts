import type { ProductTab } from '@pasar/contract';

/** The number of products of each tab. */
export type TabCounts = Partial<Record<ProductTab, number>>;

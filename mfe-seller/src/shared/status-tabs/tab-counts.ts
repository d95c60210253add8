import type { ProductTab } from '@pasar/contract';

/** How many products stand behind each tab. */
export type TabCounts = Partial<Record<ProductTab, number>>;

import { officialStores } from './official-stores.ts';
import { regularStores } from './regular-stores.ts';
import { starStores } from './star-stores.ts';
import type { StoreSketch } from './store-sketch.ts';

export type { StoreSketch } from './store-sketch.ts';

/** The sixty sellers of the demo market. */
export const stores: readonly StoreSketch[] = [...officialStores, ...starStores, ...regularStores];

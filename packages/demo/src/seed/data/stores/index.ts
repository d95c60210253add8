import { officialStores } from './official-stores.ts';
import { regularStores } from './regular-stores.ts';
import { starStores } from './star-stores.ts';
import type { StoreSpec } from './store-spec.ts';

export type { StoreSpec } from './store-spec.ts';

/** The sixty sellers of the demo market. */
export const stores: readonly StoreSpec[] = [...officialStores, ...starStores, ...regularStores];

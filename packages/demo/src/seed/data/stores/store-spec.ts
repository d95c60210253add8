import type { LeafSlug } from '../categories/index.ts';

/** One seller of the demo market. */
export interface StoreSpec {
  name: string;
  /** Official code of its city. */
  city: string;
  type: 'official' | 'star' | 'regular';
  sells: readonly LeafSlug[];
  /** An official store sells its own brand only. */
  brand?: string;
  /** Share of the assortment, beside the other stores. */
  weight: number;
  slogan: string;
}

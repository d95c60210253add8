import type { ProductForm } from '@pasar/contract';

/** One product to be written: a new one, or with `productId` one that is there. */
export interface ProductToSave {
  /** As `checkFields(ProductForm, …)` let it through. */
  form: ProductForm;
  productId?: number;
  /** That of the product as it was read; without it whatever is there now is written over. */
  version?: number;
}

export interface SavedProduct {
  productId: number;
  slug: string;
  /**
   * HIDDEN although PUBLISH was requested while the store may not sell, staff have blocked the product, or a new one says
   * nothing of the facts that its category requires.
   */
  status: 'PUBLISH' | 'HIDDEN';
  version: number;
}

export interface SaveProducts {
  merchantId: number;
  /** At most 500 at a time. No product may be named twice. */
  items: readonly ProductToSave[];
  /** The reason in the stock journal. Default: `manual`. */
  movement?: 'manual' | 'import';
  /** `later`: the caller calls `refreshListings` for the saved ids itself, before the commit. */
  listings?: 'now' | 'later';
}

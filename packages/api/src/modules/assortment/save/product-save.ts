import type { ProductForm } from '@pasar/contract';
import type { Context } from '../../../platform/context.ts';
import type { Failure } from '../../../platform/http/failure.ts';

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
  /** HIDDEN although PUBLISH was asked for while the store may not sell or the desk has blocked the product. */
  status: 'PUBLISH' | 'HIDDEN';
  version: number;
}

export interface SaveProducts {
  merchantId: number;
  /** At most 500 at a time. No product may be named twice. */
  items: readonly ProductToSave[];
  /** What the journal of the stock says; `manual` unless told otherwise. */
  movement?: 'manual' | 'import';
  /** `later`: the caller calls `refreshListings` for the saved ids itself, before the commit. */
  listings?: 'now' | 'later';
}

/**
 * In the caller's transaction, whose `ctx.actor` is the seller: pictures have to be the actor's. One outcome per item,
 * in their order: saved, or the refusal (404, 409, 422 with fields), which left nothing behind. Refused and saved ones
 * may be committed together. A fixed number of statements for any number of new products.
 */
export type SaveProductsVerb = (
  ctxInTx: Context,
  input: SaveProducts,
) => Promise<(SavedProduct | Failure)[]>;

/** The same for one product. Throws its refusal. */
export type SaveProductVerb = (
  ctxInTx: Context,
  input: { merchantId: number } & ProductToSave & Pick<SaveProducts, 'movement' | 'listings'>,
) => Promise<SavedProduct>;

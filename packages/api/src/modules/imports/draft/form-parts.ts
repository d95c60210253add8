import type { ProductInput } from '@pasar/contract';

/** An option of a product's form with its values, as it is sent. */
export type OptionInput = NonNullable<ProductInput['options']>[number];
export type VariantInput = NonNullable<ProductInput['variants']>[number];

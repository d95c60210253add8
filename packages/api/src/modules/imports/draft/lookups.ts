import type { OptionForm, ProductInput, VariantForm } from '@pasar/contract';
import type { Words } from '../../../platform/words.ts';

/** The form of a product that is there: with the ids of its options, choices and variants. */
export interface KnownForm extends Omit<ProductInput, 'options' | 'variants'> {
  options: OptionForm[];
  variants: VariantForm[];
}

/** A product of the store as the import changes it: its form as the rules take it, and the version that was read. */
export interface KnownProduct {
  productId: number;
  version: number;
  form: KnownForm;
}

/** What the rows of a chunk name, found in sets beforehand. */
export interface Lookups {
  /** The category of a number or a path, or why there is none. */
  category(text: string): number | { code: string; says: Words };
  /** The brand of a name or a number. */
  brand(text: string): number | null;
  /** Products of the store by one of their codes: a variant's, or that of the whole family. */
  productOf(sku: string): KnownProduct | null;
}

import type { ProductForm } from '@pasar/contract';
import type { InferOutput } from 'valibot';
import type { Message } from '../../../platform/message.ts';

type Form = InferOutput<typeof ProductForm>;

/**
 * The form of an existing product, with the ids of its options, option values and variants. Every field of a form has
 * to be in it, or saving it would empty that field; what is left out here stays as it is.
 */
export type KnownForm = Omit<Form, 'attributes' | 'stock' | 'stock_seen'>;

/** A product of the store as the import changes it: its form as the rules accept it, and the version that was read. */
export interface KnownProduct {
  productId: number;
  version: number;
  form: KnownForm;
}

/** What the rows of a chunk name, found in sets beforehand. */
export interface Lookups {
  /** The category of a number or a path, or why there is none. */
  category(text: string): number | { code: string; says: Message };
  /** The brand of a name or a number. */
  brand(text: string): number | null;
  /** Products of the store by one of their codes: a variant's, or that of the full family. */
  productOf(sku: string): KnownProduct | null;
}

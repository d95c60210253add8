import { firstErrors, type Locale, message, ProductForm } from '@pasar/contract';
import type { ProductFormValues } from './product-form-values.ts';
import { toPayload } from './to-payload.ts';

/** Messages by field, `variants.3.price` for a cell. */
export type Errors = Readonly<Record<string, string>>;

/** The errors of a form, by the server's rules. */
export const productErrors = (
  inputs: ProductFormValues,
  base: ProductFormValues | undefined,
  locale: Locale,
): Errors => {
  const found = firstErrors(ProductForm, toPayload(inputs, base), locale);
  // The rules check images once each field is valid; missing images are reported at once.
  const missing = inputs.status === 'PUBLISH' && inputs.pictures.length === 0 && !('images' in found);
  return missing ? { images: message('product.images.required', locale), ...found } : found;
};

/** The others, once a field (and what is inside of it) is being corrected; the same object when there is no such error. */
export const withoutError = (errors: Errors, field: string): Errors => {
  const isOfField = (key: string) => key === field || key.startsWith(`${field}.`);
  const kept = Object.entries(errors).filter(([key]) => !isOfField(key));
  return kept.length === Object.keys(errors).length ? errors : Object.fromEntries(kept);
};

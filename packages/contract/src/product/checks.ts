import type { MessageId } from '../messages/message.ts';
import type { FieldValues } from './derive.ts';
import type { productFields } from './fields.ts';
import { productLimits, toSingleLine } from './value-rules.ts';

type ProductForm = FieldValues<typeof productFields>;

interface Problem {
  /** A dotted path, `variants.3.price`. */
  field: string;
  says: MessageId;
}

/** The same for two texts that people would consider equal. */
export const sameText = (text: string): string => toSingleLine(text).toLowerCase();

/** Places in a list whose key was there before. */
const repeated = <T>(list: readonly T[], keyOf: (entry: T) => string | number): number[] => {
  const seen = new Set<string | number>();
  return list.flatMap((entry, at) => {
    const key = keyOf(entry);
    if (seen.has(key)) return [at];
    seen.add(key);
    return [];
  });
};

const optionProblems = ({ options }: ProductForm): Problem[] => {
  const values = options.reduce((sum, option) => sum + option.values.length, 0);
  const combinations = options.reduce((product, option) => product * option.values.length, 1);
  return [
    ...(values > productLimits.values ? [{ field: 'options', says: 'product.values.many' } as const] : []),
    ...(combinations > productLimits.variants
      ? [{ field: 'options', says: 'product.variants.many' } as const]
      : []),
    ...repeated(options, ({ name }) => sameText(name)).map(
      (at) => ({ field: `options.${at}.name`, says: 'product.options.same' }) as const,
    ),
    ...options.flatMap((option, index) =>
      repeated(option.values, ({ value }) => sameText(value)).map(
        (at) => ({ field: `options.${index}.values.${at}.value`, says: 'product.values.same' }) as const,
      ),
    ),
  ];
};

/** Every combination of option values has one variant, and there is no other (domain 3.4). */
const matrixProblems = ({ options, variants }: ProductForm): Problem[] => {
  const known = options.map(({ values }) => new Set(values.map(({ value }) => sameText(value))));
  const isKnown = ({ option_values }: ProductForm['variants'][number]) =>
    option_values.length === known.length &&
    option_values.every((value, axis) => known[axis]?.has(sameText(value)));
  const strange = variants.flatMap((variant, at) => (isKnown(variant) ? [] : [at]));
  const twice = repeated(variants, ({ option_values }) => JSON.stringify(option_values.map(sameText)));
  const combinations = known.reduce((product, values) => product * values.size, 1);
  const found = [
    ...strange.map(
      (at) => ({ field: `variants.${at}.option_values`, says: 'product.variants.unknown' }) as const,
    ),
    ...twice.map((at) => ({ field: `variants.${at}.option_values`, says: 'product.variants.same' }) as const),
  ];
  if (found.length === 0 && variants.length < combinations) {
    return [{ field: 'variants', says: 'product.variants.missing' }];
  }
  return found;
};

const priceProblems = ({ options, price, compare_at_price, variants }: ProductForm): Problem[] => {
  const isBelow = (before: number | null, now: number | undefined) =>
    before !== null && now !== undefined && before <= now;
  if (options.length === 0) {
    if (price === undefined) return [{ field: 'price', says: 'product.price.number' }];
    return isBelow(compare_at_price, price)
      ? [{ field: 'compare_at_price', says: 'product.price.before' }]
      : [];
  }
  const below = variants.flatMap((variant, at) =>
    isBelow(variant.compare_at_price, variant.price)
      ? [{ field: `variants.${at}.compare_at_price`, says: 'product.price.before' } as const]
      : [],
  );
  if (below.length === 0 && !variants.some(({ is_active }) => is_active)) {
    return [{ field: 'variants', says: 'product.variants.inactive' }];
  }
  return below;
};

const pictureProblems = ({ images, status }: ProductForm): Problem[] => {
  if (images.length === 0 && status === 'PUBLISH')
    return [{ field: 'images', says: 'product.images.required' }];
  return repeated(images, ({ media_id }) => media_id).map((at) => ({
    field: `images.${at}.media_id`,
    says: 'product.images.same',
  }));
};

const parcelProblems = (form: ProductForm): Problem[] => {
  const sizes = ['length_cm', 'width_cm', 'height_cm'] as const;
  const missing = sizes.filter((size) => form[size] === null);
  const found: Problem[] = [];
  if (missing[0] && missing.length < sizes.length)
    found.push({ field: missing[0], says: 'product.size.integer' });
  if (form.max_order !== null && form.max_order < form.min_order) {
    found.push({ field: 'max_order', says: 'product.max-order.small' });
  }
  if (form.is_preorder && form.preorder_days === 0) {
    found.push({ field: 'preorder_days', says: 'product.preorder.days' });
  }
  return found;
};

/** Each check runs only when the one before found nothing: a missing option would make every variant invalid. */
const variantProblems = (form: ProductForm): Problem[] => {
  for (const look of [optionProblems, form.options.length > 0 ? matrixProblems : () => [], priceProblems]) {
    const found = look(form);
    if (found.length > 0) return found;
  }
  return [];
};

/** The errors of a product's form although each field by itself is valid, in the order of the form. */
export const productProblems = (form: ProductForm): Problem[] => [
  ...pictureProblems(form),
  ...parcelProblems(form),
  ...variantProblems(form),
];

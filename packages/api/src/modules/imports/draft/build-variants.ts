import { sameText } from '@pasar/contract';
import { variantColumnFields } from '../columns/columns.ts';
import type { Line } from '../validate/line.ts';
import { assertRequired } from './assert-required.ts';
import { axes } from './build-options.ts';
import { fillMatrix, keyOfValues } from './fill-matrix.ts';
import type { OptionInput, VariantInput } from './form-parts.ts';
import type { KnownForm, Lookups } from './lookups.ts';
import { pricesAboveSale } from './prices-above-sale.ts';
import { readCell } from './read-cell.ts';

interface Variants {
  variants: VariantInput[];
  /** The row that fills each variant; none for those that stay, or that nobody named. */
  lineOf: ReadonlyMap<number, Line>;
}

/** The option values of a row; null where one is missing, which is noted except when its SKU names the variant. */
const valuesOf = (line: Line, options: readonly OptionInput[], isKnown: boolean): string[] | null => {
  const values = axes.slice(0, options.length).map(({ value }) => {
    const text = line.text(value);
    if (text === null && !isKnown) line.refuse(value, 'option_needed', 'import.option-needed');
    return text;
  });
  return values.every((value) => value !== null) ? values : null;
};

/** Fields of a variant besides those whose empty cell has a special meaning. */
export const ownFields = variantColumnFields.filter(
  ({ key }) => !['price', 'sku', 'weight_gram'].includes(key),
);

/** The values of a row for its variant, over the existing ones. Weights equal to the product's are not repeated. */
const fillVariant = (
  line: Line,
  there: Partial<VariantInput>,
  { productGram, lookups }: { productGram: number | undefined; lookups: Lookups },
) => {
  const price = line.whole('harga') ?? there.price;
  const stock = line.whole('stok') ?? undefined;
  const gram = line.whole('berat_gram');
  return {
    ...there,
    price: price ?? Number.NaN,
    compare_at_price: pricesAboveSale(there.compare_at_price, price),
    ...(stock === undefined ? {} : { stock }),
    sku: line.text('sku') ?? there.sku ?? null,
    ...Object.fromEntries(ownFields.flatMap((at) => readCell(line, at, lookups))),
    weight_gram: gram === null ? (there.weight_gram ?? null) : gram === productGram ? null : gram,
    is_active: there.id ? (there.is_active ?? true) : true,
  };
};

const refuseOtherValues = (line: Line, values: readonly string[], there: VariantInput): void => {
  for (const [at, { value }] of axes.slice(0, values.length).entries()) {
    if (sameText(values[at] ?? '') !== sameText(there.option_values?.[at] ?? '')) {
      line.refuse(value, 'variant_other', 'import.variant-other');
    }
  }
};

/**
 * The variants of a product with options. A row means the variant of its SKU, else that of its option values, else a
 * new one. Variants without a row stay as they are.
 */
export const buildVariants = (
  lines: readonly Line[],
  options: readonly OptionInput[],
  known: KnownForm | null,
  more: { productGram: number | undefined; lookups: Lookups },
): Variants => {
  const variants: VariantInput[] = [...(known?.variants ?? [])];
  const lineOf = new Map<number, Line>();
  for (const line of lines) {
    const sku = line.text('sku');
    const bySku = sku === null ? -1 : (known?.variants.findIndex((variant) => variant.sku === sku) ?? -1);
    const values = valuesOf(line, options, bySku >= 0);
    const bySame = values
      ? variants.findIndex((v) => keyOfValues(v.option_values ?? []) === keyOfValues(values))
      : -1;
    const place = bySku >= 0 ? bySku : bySame >= 0 ? bySame : variants.length;
    const there = variants[place];
    if (bySku >= 0 && values && there) refuseOtherValues(line, values, there);
    if (lineOf.has(place)) line.refuse(axes[0].value, 'variants_same', 'product.variants.same');
    if (!there?.id) assertRequired(line, ['harga', 'stok']);
    variants[place] = fillVariant(line, there ?? { option_values: values ?? [] }, more);
    lineOf.set(place, line);
  }
  return { variants: fillMatrix(options, variants), lineOf };
};

import type { ProductInput } from '@pasar/contract';
import { sharedFields } from '../columns/columns.ts';
import type { Line } from '../validate/line.ts';
import { assertRequired } from './assert-required.ts';
import { buildOptions } from './build-options.ts';
import { buildVariants, ownFields } from './build-variants.ts';
import { cellOfField, type Origin } from './cell-of-field.ts';
import type { KnownProduct, Lookups } from './lookups.ts';
import { pricesAboveSale } from './prices-above-sale.ts';
import { productFields } from './product-fields.ts';
import { readCell } from './read-cell.ts';
import { sharedCells } from './shared-cells.ts';

/** A group of rows as one product's form. The errors so far are noted on its rows. */
export interface Draft {
  lines: [Line, ...Line[]];
  known: KnownProduct | null;
  /** Not yet checked by the rules of a product. */
  form: Partial<ProductInput>;
  cellOf(field: string): Origin;
}

interface ToDraft {
  lines: [Line, ...Line[]];
  lookups: Lookups;
  /** The product that these rows change; null for a new one. */
  known: KnownProduct | null;
}

const weightOf = (lines: readonly Line[]): number | undefined =>
  lines.map((line) => line.whole('berat_gram')).find((gram) => gram !== null) ?? undefined;

/** A product without options is one row; further rows of its `kode_induk` would be variants without option values. */
const plainFields = ({ lines, lookups, known }: ToDraft): Partial<ProductInput> => {
  const [line, ...others] = lines;
  for (const other of others) other.refuse('nilai_varian_1', 'option_needed', 'import.option-needed');
  const price = line.whole('harga');
  const stock = line.whole('stok');
  return {
    ...(price === null
      ? {}
      : { price, compare_at_price: pricesAboveSale(known?.form.compare_at_price, price) }),
    ...(stock === null ? {} : { stock }),
    ...Object.fromEntries(ownFields.flatMap((at) => readCell(line, at, lookups))),
    sku: line.text('sku') ?? line.text('kode_induk') ?? known?.form.sku ?? null,
  };
};

/**
 * Makes one product's form of its rows. Over a known product, filled cells replace the existing values and empty ones
 * leave them. A new product is PUBLISH when it has images, and HIDDEN otherwise; its rows may override that.
 */
export const draftProduct = ({ lines, lookups, known }: ToDraft): Draft => {
  const [first] = lines;
  const shared = sharedCells(lines);
  if (!known) {
    const required = sharedFields.filter(({ facts }) => facts.isRequired && !shared.has(facts.column));
    assertRequired(
      first,
      required.map(({ facts }) => facts.column),
    );
  }
  const given = productFields(shared, lookups);
  const options = buildOptions(lines, shared, known?.form ?? null);
  const hasOptions = options.length > 0;
  const gram = known && hasOptions ? known.form.weight_gram : (weightOf(lines) ?? known?.form.weight_gram);
  if (gram === undefined) assertRequired(first, ['berat_gram']);
  if (!known && !hasOptions) assertRequired(first, ['harga', 'stok']);
  const { variants, lineOf } = hasOptions
    ? buildVariants(lines, options, known?.form ?? null, { productGram: gram, lookups })
    : { variants: [], lineOf: new Map<number, Line>() };
  const form: Partial<ProductInput> = {
    ...known?.form,
    status: known?.form.status ?? (given.images ? 'PUBLISH' : 'HIDDEN'),
    ...given,
    ...(gram === undefined ? {} : { weight_gram: gram }),
    ...(hasOptions
      ? { sku: first.text('kode_induk') ?? known?.form.sku ?? null }
      : plainFields({ lines, lookups, known })),
    options,
    variants,
  };
  return { lines, known, form, cellOf: (field) => cellOfField({ lines, shared, lineOf, hasOptions }, field) };
};

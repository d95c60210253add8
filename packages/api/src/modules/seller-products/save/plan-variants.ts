import {
  getKeys,
  type ProductForm,
  plainVariantFields,
  sameText,
  selectValues,
  type VariantForm,
} from '@pasar/contract';
import { type Counted, findCountRejection } from '../../stock/index.ts';
import type { FreshIds } from './fresh-ids.ts';
import type { PlannedOption } from './plan-options.ts';
import { createFieldError, createStockConflict } from './product-errors.ts';
import type { VariantState } from './product-state.ts';

type VariantValues = Pick<VariantForm, keyof typeof plainVariantFields>;

export interface PlannedVariant extends VariantValues {
  id: number;
  option_value_ids: number[];
  position: number;
}

export interface VariantsPlan {
  /** New ones, and those that change. */
  written: PlannedVariant[];
  /** Ids of those that cannot be selected any more: carts and orders still reference them. */
  retired: number[];
  counted: Omit<Counted, 'productId'>[];
}

/** A combination, whatever the order of its options. */
const keyOf = (valueIds: readonly number[]) => valueIds.toSorted((one, other) => one - other).join(' ');

/** A product without options has one variant, which is bought at the product's own price. */
const wantedVariants = (form: ProductForm): VariantForm[] =>
  form.options.length > 0
    ? form.variants
    : [
        // The rules demand a price of a product without options.
        { ...form, id: null, option_values: [], price: form.price ?? 0, weight_gram: null, is_active: true },
      ];

const valueIdsOf = ({ option_values }: VariantForm, options: readonly PlannedOption[]) =>
  options.map(({ values }, axis) => {
    const text = sameText(option_values[axis] ?? '');
    // The rules accept only option values that belong to the options.
    return values.find(({ value }) => sameText(value) === text)?.id ?? 0;
  });

/**
 * Which row each wanted variant is: the one of its combination; else the one that the form names, unless another
 * variant has its combination; else a new one.
 */
const rowsFor = (
  wanted: readonly { form: VariantForm; key: string }[],
  rows: readonly VariantState[],
): (VariantState | undefined)[] => {
  const byKey = new Map(rows.map((row) => [keyOf(row.option_value_ids), row]));
  const byId = new Map(rows.map((row) => [row.id, row]));
  const taken = new Set(wanted.flatMap(({ key }) => byKey.get(key)?.id ?? []));
  return wanted.map(({ form: { id }, key }, at) => {
    if (id !== null && !byId.has(id)) throw createFieldError(`variants.${at}.id`, 'field.invalid');
    const row = byKey.get(key);
    if (row || id === null || taken.has(id)) return row;
    taken.add(id);
    return byId.get(id);
  });
};

const isSame = (planned: PlannedVariant, row: VariantState) =>
  planned.option_value_ids.join(' ') === row.option_value_ids.join(' ') &&
  getKeys(plainVariantFields).every((column) => planned[column] === row[column]) &&
  planned.position === row.position;

/** Throws 422 for a price that is not above the flash price, 409 for a stock that cannot be. */
const check = (form: VariantForm, row: VariantState | undefined, prefix: string) => {
  if (!row) return;
  if (row.flash_price !== null && form.price <= row.flash_price && form.price !== row.price) {
    throw createFieldError(`${prefix}price`, 'product.price.flash');
  }
  const { stock, stock_seen: seen } = form;
  const words = stock === undefined ? null : findCountRejection(row, { stock, seen });
  if (words) throw createStockConflict(words);
};

/**
 * The variants of a form. A combination keeps its id for ever, so that carts and orders keep referring to it. A missing
 * one is retired and comes back under its id when it is added again.
 */
export const planVariants = (
  form: ProductForm,
  options: readonly PlannedOption[],
  before: readonly VariantState[],
  ids: FreshIds,
): VariantsPlan => {
  const wanted = wantedVariants(form).map((variant) => {
    const valueIds = valueIdsOf(variant, options);
    return { form: variant, valueIds, key: keyOf(valueIds) };
  });
  const rows = rowsFor(wanted, before);
  const planned = wanted.map(({ form: variant, valueIds }, at): PlannedVariant => {
    check(variant, rows[at], form.options.length > 0 ? `variants.${at}.` : '');
    return {
      ...selectValues(plainVariantFields, variant),
      id: rows[at]?.id ?? ids.next(),
      option_value_ids: valueIds,
      position: at + 1,
    };
  });
  const kept = new Set(planned.map(({ id }) => id));
  return {
    written: planned.filter((variant, at) => {
      const row = rows[at];
      return !row || !isSame(variant, row);
    }),
    retired: before.filter(({ id, position }) => position !== null && !kept.has(id)).map(({ id }) => id),
    counted: planned.flatMap(({ id }, at) => {
      const from = rows[at]?.stock_on_hand ?? 0;
      return [{ variantId: id, from, to: wanted[at]?.form.stock ?? from }];
    }),
  };
};

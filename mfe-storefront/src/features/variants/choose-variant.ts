import type { ProductDetail } from '@pasar/contract';

export type Variant = ProductDetail['variants'][number];
export type Option = ProductDetail['options'][number];

/** What can be selected: the options of a product and the combinations that its seller has. */
export type Choosable = Pick<ProductDetail, 'options' | 'variants' | 'price' | 'flash_sale'>;

const onSale = ({ variants }: Choosable) => variants.filter((variant) => variant.is_active);

/** The running session behind the price of this variant; its stock is separate from the usual one. */
export const findFlashSale = ({ flash_sale: flash }: Choosable, variant: Variant | undefined) =>
  flash && variant?.price === flash.flash_price ? flash : null;

/** How many can be bought at the price shown. */
export const getStock = (product: Choosable, variant: Variant): number => {
  const flash = findFlashSale(product, variant);
  return flash ? Math.max(0, flash.flash_stock - flash.flash_sold) : variant.stock;
};

/**
 * The variant of `?variant=`; without one, the first in stock at the price that the lists show, so that a card and
 * its page agree. Undefined when the seller has taken all of them off.
 */
export const findSelectedVariant = (product: Choosable, wanted: string | null): Variant | undefined => {
  const variants = onSale(product);
  const inStock = variants.filter((variant) => getStock(product, variant) > 0);
  return (
    variants.find((variant) => String(variant.id) === wanted) ??
    inStock.find((variant) => variant.price === product.price) ??
    inStock[0] ??
    variants[0]
  );
};

/** How a value goes with what is selected in the other options. */
export type Availability = 'available' | 'sold-out' | 'none';

export interface OptionValue {
  id: number;
  value: string;
  image: string | null;
  chosen: boolean;
  availability: Availability;
  /** The variant of this selection; undefined when none has the value. */
  variantId?: number;
}

/** The values of one option beside the present selection, each with its variant. */
export const getOptionValues = (
  product: Choosable,
  option: Option,
  current: Variant | undefined,
): OptionValue[] =>
  option.values.map((value) => {
    const exact = withValue(product, option, current, value.id);
    const target = exact ?? nearest(product, option, current, value.id);
    return {
      ...value,
      chosen: current?.option_value_ids.includes(value.id) ?? false,
      availability: exact ? (getStock(product, exact) > 0 ? 'available' : 'sold-out') : 'none',
      ...(target && { variantId: target.id }),
    };
  });

/** The combination that differs from the present one in this option alone. */
const withValue = (product: Choosable, option: Option, current: Variant | undefined, valueId: number) => {
  const others = new Set((current?.option_value_ids ?? []).filter((id) => !belongsTo(option, id)));
  return onSale(product).find(
    ({ option_value_ids: ids }) => ids.includes(valueId) && [...others].every((other) => ids.includes(other)),
  );
};

/**
 * The combination with this value that preserves most of the present selection; one in stock before one
 * without.
 */
const nearest = (product: Choosable, option: Option, current: Variant | undefined, valueId: number) => {
  const kept = (current?.option_value_ids ?? []).filter((id) => !belongsTo(option, id));
  const score = (variant: Variant) =>
    2 * kept.filter((id) => variant.option_value_ids.includes(id)).length +
    Number(getStock(product, variant) > 0);
  return onSale(product)
    .filter((variant) => variant.option_value_ids.includes(valueId))
    .sort((one, other) => score(other) - score(one))[0];
};

const belongsTo = (option: Option, valueId: number) => option.values.some(({ id }) => id === valueId);

/** `Biru indigo, M`; empty for a product without options. */
export const variantLabel = (product: Choosable, variant: Variant | undefined): string =>
  product.options
    .flatMap(({ values }) => values.filter(({ id }) => variant?.option_value_ids.includes(id)))
    .map(({ value }) => value)
    .join(', ');

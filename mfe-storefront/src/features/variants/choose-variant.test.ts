import { rupiah, VariantId } from '@pasar/contract';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  type Choosable,
  findFlashSale,
  findSelectedVariant,
  getOptionValues,
  getStock,
  type Variant,
  variantLabel,
} from './choose-variant.ts';

const blue = 1;
const brown = 2;
const small = 11;
const medium = 12;
const large = 13;

const variant = (id: number, values: number[], stock: number, more: Partial<Variant> = {}): Variant => ({
  id: v.parse(VariantId, id),
  option_value_ids: values,
  sku: null,
  price: rupiah(189_000),
  compare_at_price: null,
  stock,
  is_active: true,
  ...more,
});

/** Blue in S (sold out) and M; brown in M and L. */
const shirt: Choosable = {
  price: rupiah(189_000),
  flash_sale: null,
  options: [
    {
      id: 1,
      name: 'Warna',
      values: [
        { id: blue, value: 'Biru', image: null, image_urls: null },
        { id: brown, value: 'Sogan', image: null, image_urls: null },
      ],
    },
    {
      id: 2,
      name: 'Ukuran',
      values: [
        { id: small, value: 'S', image: null, image_urls: null },
        { id: medium, value: 'M', image: null, image_urls: null },
        { id: large, value: 'L', image: null, image_urls: null },
      ],
    },
  ],
  variants: [
    variant(101, [blue, small], 0),
    variant(102, [blue, medium], 4),
    variant(103, [brown, medium], 9),
    variant(104, [brown, large], 2, { price: rupiah(199_000) }),
    variant(105, [brown, small], 5, { is_active: false }),
  ],
};
const [color, size] = shirt.options as [Choosable['options'][number], Choosable['options'][number]]; // the two above
const at = (id: number) => findSelectedVariant(shirt, String(id));

describe('the selected variant', () => {
  it('is the one that the address names, so that it survives a reload', () => {
    expect(at(104)?.id).toBe(104);
  });

  it('is otherwise the first in stock at the price that lists show', () => {
    expect(findSelectedVariant(shirt, null)?.id).toBe(102);
    expect(findSelectedVariant({ ...shirt, price: rupiah(199_000) }, null)?.id).toBe(104);
  });

  it('is never one that the seller has taken off', () => {
    expect(at(105)?.id).toBe(102);
    expect(findSelectedVariant(shirt, '999')?.id).toBe(102);
  });

  it('is in stock while the running session has some, though the usual stock is empty', () => {
    const flash_sale = { id: 1, flash_price: rupiah(99_000), flash_stock: 5, flash_sold: 2, ends_at: '' };
    const inSession = variant(101, [blue, small], 0, { price: rupiah(99_000) });
    const product = {
      ...shirt,
      price: rupiah(99_000),
      flash_sale,
      variants: [inSession, ...shirt.variants.slice(1)],
    };
    expect(findSelectedVariant(product, null)?.id).toBe(101);
    expect(getStock(product, inSession)).toBe(3);
    expect(findFlashSale(product, shirt.variants[1])).toBeNull();
  });

  it('exists when everything is sold out, and not when nothing is left', () => {
    const soldOut = shirt.variants.map((one) => ({ ...one, stock: 0 }));
    expect(findSelectedVariant({ ...shirt, variants: soldOut }, null)?.id).toBe(101);
    expect(findSelectedVariant({ ...shirt, variants: [] }, null)).toBeUndefined();
  });

  it('has a label of its values in the order of the options', () => {
    expect(variantLabel(shirt, at(104))).toBe('Sogan, L');
    expect(variantLabel({ ...shirt, options: [] }, at(104))).toBe('');
  });
});

describe('the values of an option', () => {
  it('show which combinations are sold out and which do not exist', () => {
    expect(getOptionValues(shirt, size, at(102)).map((choice) => choice.availability)).toEqual([
      'sold-out',
      'available',
      'none',
    ]);
    expect(getOptionValues(shirt, size, at(103)).map((choice) => choice.availability)).toEqual([
      'none',
      'available',
      'available',
    ]);
  });

  it('mark the present value and preserve the other options', () => {
    const choices = getOptionValues(shirt, color, at(102));
    expect(choices.map((choice) => choice.chosen)).toEqual([true, false]);
    expect(choices[1]?.variantId).toBe(103);
  });

  it('lead to the nearest combination where the exact one does not exist', () => {
    const [, , big] = getOptionValues(shirt, size, at(102));
    expect(big?.variantId).toBe(104);
    const [, brownInSmall] = getOptionValues(shirt, color, at(101));
    expect(brownInSmall?.variantId).toBe(103);
  });

  it('lead nowhere when no combination has the value', () => {
    const without = {
      ...shirt,
      variants: shirt.variants.filter((one) => !one.option_value_ids.includes(large)),
    };
    expect(getOptionValues(without, size, at(102))[2]).not.toHaveProperty('variantId');
  });
});

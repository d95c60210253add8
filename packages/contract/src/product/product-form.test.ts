import { describe, expect, test } from 'vitest';
import { checkFields, firstErrors } from '../field-messages.ts';
import type { ProductInput } from './product-form.ts';
import { EditedProduct, ProductForm } from './product-form.ts';

const good: ProductInput = {
  name: 'Kaos polos katun',
  category_id: 3,
  description: 'Nyaman dipakai.',
  images: [{ media_id: 1 }],
  price: 75_000,
  stock: 4,
  weight_gram: 200,
};
const colours = [
  { name: 'Warna', values: [{ value: 'Hitam' }, { value: 'Putih' }] },
  { name: 'Ukuran', values: [{ value: 'M' }, { value: 'L' }] },
];
const matrix = colours[0]?.values.flatMap((colour) =>
  (colours[1]?.values ?? []).map((size) => ({
    option_values: [colour.value, size.value],
    price: 80_000,
    stock: 1,
  })),
);
const withOptions = { options: colours, variants: matrix };
const said = (change: object) => firstErrors(ProductForm, { ...good, ...change }, 'en');

describe('the form of a product', () => {
  test('fills in what was left out', () => {
    expect(checkFields(ProductForm, good)).toMatchObject({
      ok: true,
      value: { brand_id: null, condition: 'new', status: 'PUBLISH', min_order: 1, options: [], sku: null },
    });
  });

  test('names every field that has to be there', () => {
    expect(firstErrors(ProductForm, {}, 'en')).toEqual({
      name: 'Please fill in the following column',
      category_id: 'Choose a category',
      description: 'Please fill in the following column',
      weight_gram: 'Weight must be 1 to 500,000 grams',
    });
    expect(said({ price: undefined })).toEqual({ price: 'Price must be a number' });
  });

  test.each([
    ['name', 'Kaos', 'Product name minimum 5 characters'],
    ['name', '😀😀😀', 'Product name minimum 5 characters'],
    ['name', '  a \n b  ', 'Product name minimum 5 characters'],
    ['name', 'a'.repeat(151), 'Product name maximum 150 characters'],
    ['description', 'a'.repeat(5_001), 'Description maximum 5,000 characters'],
    ['price', 'abc', 'Price must be a number'],
    ['price', 100.5, 'Price must be a number'],
    ['price', Number.POSITIVE_INFINITY, 'Price must be a number'],
    ['price', 99, 'Price must be Rp100 to Rp500.000.000'],
    ['price', 500_000_001, 'Price must be Rp100 to Rp500.000.000'],
    ['compare_at_price', 75_000, 'The crossed-out price must be higher than the price'],
    ['stock', -1, 'Stock must be a whole number from 0'],
    ['stock', 1_000_001, 'Stock maximum 1,000,000'],
    ['weight_gram', 0, 'Weight must be 1 to 500,000 grams'],
    ['weight_gram', 500_001, 'Weight must be 1 to 500,000 grams'],
    ['sku', 'a'.repeat(65), 'SKU maximum 64 characters'],
    ['max_order', 0, 'Maximum order must be 1 to 10,000'],
    ['preorder_days', 31, 'Preorder must be 1 to 30 days'],
    ['video_url', 'javascript:alert(1)', 'The video link must be from YouTube, TikTok or Vimeo'],
    ['video_url', 'https://youtube.com.evil.test/x', 'The video link must be from YouTube, TikTok or Vimeo'],
    ['video_url', 'https://a@youtu.be/x', 'The video link must be from YouTube, TikTok or Vimeo'],
    ['images', [], 'Add at least 1 photo'],
    ['images', Array.from({ length: 10 }, (_, at) => ({ media_id: at + 1 })), 'At most 9 photos'],
  ])('%s %o: %s', (field, value, message) => {
    expect(said({ [field]: value })).toEqual({ [field]: message });
  });

  test.each([
    ['a whole product', {}],
    ['price and weight at their limits', { price: 500_000_000, weight_gram: 500_000 }],
    ['no photo while it is hidden', { images: [], status: 'HIDDEN' }],
    ['empty texts for nothing', { sku: '', video_url: '', compare_at_price: null, seo_title: '' }],
    ['a film', { video_url: 'https://www.youtube.com/watch?v=abc' }],
    ['nine photos', { images: Array.from({ length: 9 }, (_, at) => ({ media_id: at + 1 })) }],
    ['two options', withOptions],
  ])('takes %s', (_, change) => {
    expect(said(change)).toEqual({});
  });

  test('keeps a description as it was typed, without control characters', () => {
    const checked = checkFields(ProductForm, { ...good, description: ' <b>a</b>\r\n\u0007b\tc ' });
    expect(checked).toMatchObject({ value: { description: '<b>a</b>\nb\tc' } });
  });

  test('fields are measured by each other', () => {
    expect(said({ length_cm: 3 })).toEqual({
      width_cm: 'Fill in length, width and height, or leave all of them empty',
    });
    expect(said({ min_order: 3, max_order: 2 })).toEqual({
      max_order: 'Maximum order must not be below the minimum order',
    });
    expect(said({ is_preorder: true })).toEqual({ preorder_days: 'Preorder must be 1 to 30 days' });
    expect(said({ images: [{ media_id: 1 }, { media_id: 1 }] })).toEqual({
      'images.1.media_id': 'This photo is already there',
    });
  });
});

describe('options and variants', () => {
  const variants = (change: (list: object[]) => object[]) =>
    said({ ...withOptions, variants: change(matrix ?? []) });

  test('every combination has one variant', () => {
    expect(variants((list) => list.slice(1))).toEqual({
      variants: 'Every combination of choices needs one variant',
    });
    expect(variants(([first, ...rest]) => [first, first, ...rest] as object[])).toEqual({
      'variants.1.option_values': 'This variant is there twice',
    });
    expect(variants((list) => [...list, { option_values: ['Merah', 'M'], price: 100 }])).toEqual({
      'variants.4.option_values': 'This variant is not among the choices of the product',
    });
  });

  test('one variant at least can be bought', () => {
    expect(variants((list) => list.map((variant) => ({ ...variant, is_active: false })))).toEqual({
      variants: 'At least one variant must be active',
    });
  });

  test('a wrong price is named at its variant', () => {
    expect(variants(([first, ...rest]) => [{ ...first, price: 1 }, ...rest])).toEqual({
      'variants.0.price': 'Price must be Rp100 to Rp500.000.000',
    });
  });

  test('names and option values are different from each other', () => {
    const values = [{ value: 'M' }, { value: ' m ' }];
    expect(said({ options: [{ name: 'Ukuran', values }] })).toEqual({
      'options.0.values.1.value': 'This choice is already there',
    });
    const [colour] = colours;
    expect(said({ options: [colour, { ...colour, name: 'WARNA ' }] })).toEqual({
      'options.1.name': 'This variant name is already there',
    });
  });

  test('there are at most 2 options, 50 option values and 100 variants', () => {
    const values = (count: number) => Array.from({ length: count }, (_, at) => ({ value: `v${at}` }));
    expect(said({ options: [...colours, { name: 'Bahan', values: values(1) }] })).toEqual({
      options: 'At most 2 kinds of variant',
    });
    expect(said({ options: [{ name: 'Warna', values: values(51) }] })).toEqual({
      'options.0.values': 'At most 50 choices',
    });
    const wide = [
      { name: 'Warna', values: values(11) },
      { name: 'Ukuran', values: values(10) },
    ];
    expect(said({ options: wide })).toEqual({ options: 'At most 100 variants' });
    const long = [
      { name: 'Warna', values: values(49) },
      { name: 'Ukuran', values: values(2) },
    ];
    expect(said({ options: long })).toEqual({ options: 'At most 50 choices' });
  });
});

test('an edit names the product and the version that was read', () => {
  expect(Object.keys(firstErrors(EditedProduct, good, 'en'))).toEqual(['product_id', 'version']);
});

import { describe, expect, test } from 'vitest';
import { blankCell, blankFormValues, type ProductFormValues } from '../form-values/product-form-values.ts';
import { differences, mergeProduct } from './merge-product.ts';

const base: ProductFormValues = {
  ...blankFormValues,
  name: 'Kaos polos',
  description: 'Katun',
  single: { ...blankCell, id: 1, price: '75000', stock: '40', seen: 40 },
};
const ids = (mine: ProductFormValues, theirs: ProductFormValues) =>
  differences(base, mine, theirs).map(({ id, contested }) => [id, contested]);

describe('[SELL-02] two users change one product', () => {
  test('what only one of them changed is nobody’s quarrel', () => {
    const mine = { ...base, name: 'Kaos katun' };
    const theirs = { ...base, single: { ...base.single, price: '80000', stock: '38', seen: 38 } };
    expect(ids(mine, theirs)).toEqual([
      ['single.price', false],
      ['single.stock', false],
    ]);
    expect(mergeProduct(base, mine, theirs, () => true)).toEqual({ ...theirs, name: 'Kaos katun' });
  });

  test('what both changed is selected, and the other fields stay as each of them left them', () => {
    const mine = { ...base, name: 'Kaos katun', description: 'Katun 30s' };
    const theirs = { ...base, name: 'Kaos polos putih', condition: 'used' as const };
    expect(ids(mine, theirs)).toEqual([
      ['name', true],
      ['condition', false],
    ]);
    expect(mergeProduct(base, mine, theirs, () => true)).toMatchObject({
      name: 'Kaos katun',
      description: 'Katun 30s',
      condition: 'used',
    });
    expect(mergeProduct(base, mine, theirs, () => false)).toMatchObject({
      name: 'Kaos polos putih',
      description: 'Katun 30s',
    });
  });

  test('a counted stock stays mine, over the number of now', () => {
    const mine = { ...base, single: { ...base.single, stock: '100' } };
    const theirs = { ...base, single: { ...base.single, stock: '38', seen: 38 } };
    expect(ids(mine, theirs)).toEqual([['single.stock', true]]);
    expect(mergeProduct(base, mine, theirs, () => true).single).toMatchObject({ stock: '100', seen: 38 });
  });

  test('variants are compared cell by cell, and as a unit once the option values differ', () => {
    const options = [
      {
        key: 'o1',
        id: 1,
        name: 'Ukuran',
        values: ['M', 'L'].map((value) => ({ key: value, id: 1, value })),
      },
    ];
    const cells = { M: { ...blankCell, id: 1, price: '10' }, L: { ...blankCell, id: 2, price: '20' } };
    const was = { ...base, options, cells };
    const mine = { ...was, cells: { ...cells, M: { ...cells.M, price: '11' } } };
    const theirs = { ...was, cells: { ...cells, L: { ...cells.L, price: '22' } } };
    expect(differences(was, mine, theirs).map(({ id, of }) => [id, of])).toEqual([['cells.L.price', 'L']]);
    expect(mergeProduct(was, mine, theirs, () => true).cells).toMatchObject({
      M: { price: '11' },
      L: { price: '22' },
    });
    const without = { ...theirs, options: [] };
    expect(differences(was, mine, without).map(({ id, contested }) => [id, contested])).toEqual([
      ['options', true],
    ]);
  });

  test('the image of an option value is theirs where only they changed it', () => {
    const withPicture = (mediaId: number): ProductFormValues => ({
      ...base,
      options: [
        {
          key: 'o1',
          id: 1,
          name: 'Warna',
          values: [{ key: 'v1', id: 1, value: 'Hitam', picture: { mediaId, preview: '', progress: null } }],
        },
      ],
      cells: { v1: { ...blankCell, id: 1, price: '10' } },
    });
    const [was, theirs] = [withPicture(7), withPicture(8)];
    const mine = { ...was, name: 'Kaos katun' };
    expect(differences(was, mine, theirs).map(({ id, contested }) => [id, contested])).toEqual([
      ['choicePictures', false],
    ]);
    const merged = mergeProduct(was, mine, theirs, () => true);
    expect(merged).toMatchObject({ name: 'Kaos katun', options: theirs.options });
  });
});

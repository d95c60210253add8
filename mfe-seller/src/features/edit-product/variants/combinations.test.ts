import { describe, expect, test } from 'vitest';
import { blankCell, type CellInput, type OptionInput } from '../form-values/product-form-values.ts';
import { getCombinations, reconcileCells, withoutOptions } from './combinations.ts';

const option = (key: string, ...values: string[]): OptionInput => ({
  key,
  id: null,
  name: key,
  values: values.map((value) => ({ key: value, id: null, value })),
});
const cell = (changed: Partial<CellInput>): CellInput => ({ ...blankCell, ...changed });
const single = cell({ id: 7, price: '75000', stock: '40', seen: 40, sku: 'K' });

describe('[SELL-02] the matrix of variants', () => {
  test('has one row for each combination, the last option turning fastest', () => {
    expect(getCombinations([option('Warna', 'a', 'b'), option('Ukuran', 'M', 'L')])).toEqual([
      ['a', 'M'],
      ['a', 'L'],
      ['b', 'M'],
      ['b', 'L'],
    ]);
    expect(getCombinations([option('Warna', 'a'), option('Ukuran')])).toEqual([['a']]);
    expect(getCombinations([])).toEqual([]);
  });

  test('begins with what the product was sold as: the first variant is that one, the others cost the same', () => {
    const cells = reconcileCells({ options: [], cells: {} }, [option('Warna', 'a', 'b')], single);
    expect(cells.a).toEqual(single);
    expect(cells.b).toEqual(cell({ price: '75000' }));
  });

  test('preserves identity and input when an option is added, renamed or removed', () => {
    const options = [option('Warna', 'a', 'b')];
    const cells = {
      a: cell({ id: 1, price: '10000', stock: '3' }),
      b: cell({ id: 2, price: '20000', stock: '4' }),
    };
    const wider = [...options, option('Ukuran', 'M', 'L')];
    const grown = reconcileCells({ options, cells }, wider, single);
    expect(grown['a|M']).toEqual(cells.a);
    expect(grown['a|L']).toEqual(cell({ price: '10000' }));
    expect(grown['b|M']).toEqual(cells.b);
    const back = reconcileCells({ options: wider, cells: grown }, [option('Ukuran', 'M', 'L')], single);
    expect(back.M).toEqual(cells.a);
    expect(back.L).toEqual(cell({ price: '10000' }));
  });

  test('restores an option value that was removed and comes back', () => {
    const options = [option('Warna', 'a', 'b')];
    const cells = { a: cell({ price: '1000' }), b: cell({ price: '2000', stock: '5' }) };
    const less = [option('Warna', 'a')];
    const kept = reconcileCells({ options, cells }, less, single);
    expect(reconcileCells({ options: less, cells: kept }, options, single).b).toEqual(cells.b);
  });

  test('a new option value takes the price of the first, and no stock', () => {
    const options = [option('Warna', 'a')];
    const cells = { a: cell({ id: 1, price: '1000', stock: '9', sku: 'A' }) };
    expect(reconcileCells({ options, cells }, [option('Warna', 'a', 'c')], single).c).toEqual(
      cell({ price: '1000' }),
    );
  });

  test('leaves a price behind when the last option goes', () => {
    const cells = { a: cell({ id: 1, price: '1000', stock: '9', sku: 'A', seen: 9 }) };
    expect(withoutOptions({ options: [option('Warna', 'a')], cells }, blankCell)).toEqual(
      cell({ price: '1000', stock: '9', sku: 'A' }),
    );
  });
});

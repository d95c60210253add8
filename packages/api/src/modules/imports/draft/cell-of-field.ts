import { type Column, columnOfField, imageColumns } from '../columns/columns.ts';
import type { Line } from '../validate/line.ts';

/** Where in the sheet a field of the form came from. */
export interface Origin {
  line: Line;
  column: Column;
}

interface Draft {
  lines: [Line, ...Line[]];
  shared: ReadonlyMap<Column, Line>;
  lineOf: ReadonlyMap<number, Line>;
  hasOptions: boolean;
}

/** The filled image columns, in their order: the form's list has no gaps. */
const pictureAt = (shared: Draft['shared'], place: number): Column =>
  imageColumns.filter((column) => shared.has(column))[place] ?? 'gambar_1';

/** The cell of an error in a form's field, `variants.3.price`. */
export const cellOfField = ({ lines: [first], shared, lineOf, hasOptions }: Draft, field: string): Origin => {
  const [key = '', place = '', part = ''] = field.split('.');
  const at = (column: Column): Origin => ({ line: shared.get(column) ?? first, column });
  if (key === 'images') return at(pictureAt(shared, Number(place)));
  if (key === 'options') {
    const axis = place === '1' ? 2 : 1;
    return part === 'values' ? { line: first, column: `nilai_varian_${axis}` } : at(`nama_varian_${axis}`);
  }
  if (key === 'variants') {
    const line = lineOf.get(Number(place)) ?? first;
    return { line, column: columnOfField(part) ?? 'nilai_varian_1' };
  }
  if (key === 'sku' && hasOptions) return { line: first, column: 'kode_induk' };
  return at(columnOfField(key) ?? 'nama_produk');
};

import type { Column } from '../columns/columns.ts';
import type { Line } from '../validate/line.ts';
import { pictureColumns } from './shared-cells.ts';

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

const columnOf: Record<string, Column> = {
  name: 'nama_produk',
  category_id: 'kategori',
  brand_id: 'merek',
  description: 'deskripsi',
  condition: 'kondisi',
  price: 'harga',
  compare_at_price: 'harga',
  stock: 'stok',
  stock_seen: 'stok',
  weight_gram: 'berat_gram',
  length_cm: 'panjang_cm',
  width_cm: 'lebar_cm',
  height_cm: 'tinggi_cm',
  min_order: 'minimum_pesanan',
  max_order: 'minimum_pesanan',
  is_preorder: 'preorder_hari',
  preorder_days: 'preorder_hari',
  status: 'status',
  option_values: 'nilai_varian_1',
  sku: 'sku',
};

/** The filled image columns, in their order: the form's list has no gaps. */
const pictureAt = (shared: Draft['shared'], place: number): Column =>
  pictureColumns.filter((column) => shared.has(column))[place] ?? 'gambar_1';

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
    return { line, column: columnOf[part] ?? 'nilai_varian_1' };
  }
  if (key === 'sku' && hasOptions) return { line: first, column: 'kode_induk' };
  return at(columnOf[key] ?? 'nama_produk');
};

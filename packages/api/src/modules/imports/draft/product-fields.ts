import type { ProductInput } from '@pasar/contract';
import type { Column } from '../columns/columns.ts';
import type { Line } from '../validate/line.ts';
import { parseInteger } from '../validate/parse-integer.ts';
import type { Lookups } from './lookups.ts';
import { pictureColumns } from './shared-cells.ts';

type Shared = ReadonlyMap<Column, Line>;

const conditions = new Map<string, 'new' | 'used'>([
  ['baru', 'new'],
  ['new', 'new'],
  ['bekas', 'used'],
  ['used', 'used'],
]);

/** The meaning of a cell with a fixed set of values; notes any other value. */
const oneOf = <T>(
  shared: Shared,
  column: Column,
  read: (text: string) => T | undefined,
  refuse: (line: Line) => void,
): T | undefined => {
  const line = shared.get(column);
  const text = line?.text(column) ?? null;
  if (!line || text === null) return undefined;
  const value = read(text);
  if (value === undefined) refuse(line);
  return value;
};

const picturesOf = (shared: Shared): ProductInput['images'] => {
  const pictures = pictureColumns.flatMap((column) => {
    const line = shared.get(column);
    const id = line && parseInteger(line.cell(column));
    if (line && id === null) line.refuse(column, 'picture_address', 'import.image-address');
    return id ? [{ media_id: id }] : [];
  });
  return pictures.length > 0 ? pictures : undefined;
};

const categoryOf = (shared: Shared, lookups: Lookups): number | undefined => {
  const line = shared.get('kategori');
  if (!line) return undefined;
  const found = lookups.category(line.text('kategori') ?? '');
  if (typeof found === 'number') return found;
  line.refuse('kategori', found.code, found.says);
  return undefined;
};

/** The product's own fields that its rows fill; an empty cell is left out. Errors are noted on the rows. */
export const productFields = (shared: Shared, lookups: Lookups): Partial<ProductInput> => {
  const text = (column: Column) => shared.get(column)?.text(column) ?? undefined;
  const whole = (column: Column) => shared.get(column)?.whole(column) ?? undefined;
  const days = whole('preorder_hari');
  const given: Partial<ProductInput> = {
    name: text('nama_produk'),
    description: text('deskripsi'),
    category_id: categoryOf(shared, lookups),
    brand_id: oneOf(
      shared,
      'merek',
      (name) => lookups.brand(name) ?? undefined,
      (line) => line.refuse('merek', 'brand_unknown', 'product.brand.unknown'),
    ),
    condition: oneOf(
      shared,
      'kondisi',
      (word) => conditions.get(word.toLowerCase()),
      (line) => line.refuse('kondisi', 'condition', 'import.condition'),
    ),
    length_cm: whole('panjang_cm'),
    width_cm: whole('lebar_cm'),
    height_cm: whole('tinggi_cm'),
    min_order: whole('minimum_pesanan'),
    ...(days === undefined ? {} : { is_preorder: days !== 0, preorder_days: days }),
    status: oneOf(
      shared,
      'status',
      (word) => (['PUBLISH', 'HIDDEN'] as const).find((status) => status === word.toUpperCase()),
      (line) => line.refuse('status', 'status', 'import.status'),
    ),
    images: picturesOf(shared),
  };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
};

import type { ProductInput } from '@pasar/contract';
import { type Column, imageColumns, sharedFields } from '../columns/columns.ts';
import type { Line } from '../validate/line.ts';
import { parseInteger } from '../validate/parse-integer.ts';
import type { Lookups } from './lookups.ts';
import { readCell } from './read-cell.ts';

type Shared = ReadonlyMap<Column, Line>;

const picturesOf = (shared: Shared): ProductInput['images'] => {
  const pictures = imageColumns.flatMap((column) => {
    const line = shared.get(column);
    const id = line && parseInteger(line.cell(column));
    if (line && id === null) line.refuse(column, 'picture_address', 'import.image-address');
    return id ? [{ media_id: id }] : [];
  });
  return pictures.length > 0 ? pictures : undefined;
};

/** The product's own fields that its rows fill; an empty cell is left out. Errors are noted on the rows. */
export const productFields = (shared: Shared, lookups: Lookups): Partial<ProductInput> => {
  const values = sharedFields.flatMap((at) => {
    const line = shared.get(at.facts.column);
    return line ? readCell(line, at, lookups) : [];
  });
  const images = picturesOf(shared);
  return { ...Object.fromEntries(values), ...(images && { images }) };
};

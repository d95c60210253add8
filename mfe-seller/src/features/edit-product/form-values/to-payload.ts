import {
  type ProductInput,
  plainProductFields,
  plainSingleFields,
  plainVariantFields,
  toFieldInputs,
} from '@pasar/contract';
import { cellAt, getCombinations } from '../variants/combinations.ts';
import type { CellInput, ProductFormValues } from './product-form-values.ts';

/** Pieces are sent only where they were counted anew: those that are sold meanwhile stay sold. */
const counted = (cell: CellInput, before: CellInput | undefined) =>
  cell.stock === '' || cell.stock === before?.stock
    ? {}
    : { stock: Number(cell.stock), stock_seen: before?.seen ?? null };

/** The cell of the same variant as it was read. */
const readCell = (base: ProductFormValues | undefined, { id }: CellInput) =>
  id === null ? undefined : Object.values(base?.cells ?? {}).find((cell) => cell.id === id);

const variantsOf = ({ options, cells }: ProductFormValues, base: ProductFormValues | undefined) =>
  getCombinations(options).map((combination) => {
    const cell = cellAt(cells, combination);
    return {
      id: cell.id,
      option_values: combination.map(
        (key) => options.flatMap(({ values }) => values).find((value) => value.key === key)?.value ?? '',
      ),
      ...toFieldInputs(plainVariantFields, cell),
      ...counted(cell, readCell(base, cell)),
    };
  });

/** The form as it is sent; `base` is the product as it was read, absent for a new one. */
export const toPayload = (inputs: ProductFormValues, base?: ProductFormValues): ProductInput => {
  const { single, options } = inputs;
  return {
    ...toFieldInputs(plainProductFields, inputs),
    ...(options.length === 0 && {
      ...toFieldInputs(plainSingleFields, single),
      ...counted(single, base?.options.length === 0 ? base.single : undefined),
    }),
    attributes: inputs.attributes
      .filter(({ name, value }) => name.trim() || value.trim())
      .map(({ name, value }) => ({ name, value })),
    images: inputs.pictures.flatMap(({ mediaId, alt }) =>
      mediaId === null ? [] : [{ media_id: mediaId, alt }],
    ),
    options: options.map(({ id, name, values }) => ({
      id,
      name,
      values: values.map(({ id, value, picture }) => ({ id, value, media_id: picture?.mediaId ?? null })),
    })),
    variants: options.length === 0 ? [] : variantsOf(inputs, base),
  };
};

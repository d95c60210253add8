import {
  type AnyField,
  type FieldLabel,
  getKeys,
  plainProductFields,
  productLabels,
  variantLabels,
} from '@pasar/contract';
import type { ParseKeys } from 'i18next';
import type { CellInput, ProductFormValues } from '../form-values/product-form-values.ts';
import { cellFields, cellNames, singleNames } from '../variants/cell-fields.ts';
import { cellKey, getCombinations } from '../variants/combinations.ts';

/** One field that differs: how to read it, how to take it over, and its name's key. */
interface Field {
  id: string;
  /** Its declaration; custom fields are formatted one by one. */
  field?: AnyField;
  /** The field's label, or the key of its name in the texts. */
  label: FieldLabel | ParseKeys<'seller'>;
  /** In front of the name: which variant. */
  of?: string;
  read: (inputs: ProductFormValues) => unknown;
  take: (from: ProductFormValues, into: ProductFormValues) => ProductFormValues;
}

/** Both versions of a field that at least one of two users changed. */
export interface Difference extends Field {
  /** Both changed it, and not alike: somebody has to choose. */
  contested: boolean;
  /** Only the other one changed it. */
  theirsOnly: boolean;
}

const plain = getKeys(plainProductFields).map(
  (key): Field => ({
    id: key,
    field: plainProductFields[key],
    label: productLabels[key],
    read: (inputs) => inputs[key],
    take: (from, into) => ({ ...into, [key]: from[key] }),
  }),
);

const pictures: Field = {
  id: 'pictures',
  label: 'images.title',
  read: ({ pictures }) => pictures.map(({ mediaId }) => mediaId),
  take: (from, into) => ({ ...into, pictures: from.pictures }),
};
const attributes: Field = {
  id: 'attributes',
  label: 'product.attributes',
  read: ({ attributes }) => attributes.map(({ name, value }) => [name, value]),
  take: (from, into) => ({ ...into, attributes: from.attributes }),
};

const valuesOf = ({ options }: ProductFormValues) => options.flatMap(({ values }) => values);
const choicePictures: Field = {
  id: 'choicePictures',
  label: 'options.images',
  read: (inputs) => valuesOf(inputs).map(({ picture }) => picture?.mediaId ?? null),
  take: (from, into) => {
    const pictures = new Map(valuesOf(from).map(({ key, picture }) => [key, picture]));
    const options = into.options.map((option) => ({
      ...option,
      values: option.values.map((value) => ({ ...value, picture: pictures.get(value.key) })),
    }));
    return { ...into, options };
  },
};

/** The present options and option values, by key and by name. */
const shape = ({ options }: ProductFormValues) =>
  JSON.stringify(
    options.map(({ key, name, values }) => [key, name, values.map(({ key, value }) => [key, value])]),
  );

const matrix: Field = {
  id: 'options',
  label: 'options.title',
  read: (inputs) => [
    shape(inputs),
    getCombinations(inputs.options).map((combination) => inputs.cells[cellKey(combination)]),
    inputs.options.length === 0 ? inputs.single : null,
  ],
  take: (from, into) => ({ ...into, options: from.options, cells: from.cells, single: from.single }),
};

const singles = singleNames.map(
  (part): Field => ({
    id: `single.${part}`,
    field: cellFields[part],
    label: variantLabels[part],
    read: ({ single }) => single[part],
    take: (from, into) => ({ ...into, single: { ...into.single, [part]: from.single[part] } }),
  }),
);

const matrixFields = ({ options }: ProductFormValues): Field[] => {
  const words = new Map(
    options.flatMap(({ values }) => values.map(({ key, value }) => [key, value] as const)),
  );
  return getCombinations(options).flatMap((combination) => {
    const key = cellKey(combination);
    return cellNames.map(
      (part): Field => ({
        id: `cells.${key}.${part}`,
        field: cellFields[part],
        label: variantLabels[part],
        of: combination.map((one) => words.get(one)).join(' / '),
        read: ({ cells }) => cells[key]?.[part],
        take: (from, into) => {
          const cell = from.cells[key];
          const own = into.cells[key];
          if (!cell || !own) return into;
          return { ...into, cells: { ...into.cells, [key]: { ...own, [part]: cell[part] } } };
        },
      }),
    );
  });
};

const fieldsFor = (...all: ProductFormValues[]): Field[] => {
  const [first] = all;
  const isAlike = new Set(all.map(shape)).size === 1;
  const sold =
    !first || !isAlike
      ? [matrix]
      : first.options.length === 0
        ? singles
        : [choicePictures, ...matrixFields(first)];
  return [...plain, pictures, attributes, ...sold];
};

/** Where two users' forms differ from the version that both of them read, field by field. */
export const differences = (
  base: ProductFormValues,
  mine: ProductFormValues,
  theirs: ProductFormValues,
): Difference[] =>
  fieldsFor(base, mine, theirs).flatMap((field) => {
    const [was, here, there] = [base, mine, theirs].map((inputs) => JSON.stringify(field.read(inputs)));
    if (there === was || here === there) return [];
    return [{ ...field, contested: here !== was, theirsOnly: here === was }];
  });

/**
 * My form merged with theirs: fields that only they changed are theirs, contested fields follow
 * `keepsMine`. Nothing of either is lost without a selection. Revision numbers are the latest.
 */
export const mergeProduct = (
  base: ProductFormValues,
  mine: ProductFormValues,
  theirs: ProductFormValues,
  keepsMine: (id: string) => boolean,
): ProductFormValues => {
  const taken = differences(base, mine, theirs).filter(({ id, theirsOnly }) => theirsOnly || !keepsMine(id));
  const merged = taken.reduce((into, field) => field.take(theirs, into), mine);
  const seenNow = (key: string, cell: CellInput) => ({ ...cell, seen: theirs.cells[key]?.seen ?? cell.seen });
  return {
    ...merged,
    single: { ...merged.single, id: theirs.single.id, seen: theirs.single.seen },
    cells: Object.fromEntries(Object.entries(merged.cells).map(([key, cell]) => [key, seenNow(key, cell)])),
  };
};

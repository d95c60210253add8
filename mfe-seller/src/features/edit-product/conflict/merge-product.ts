import type { ParseKeys } from 'i18next';
import type { CellInput, ProductFormValues } from '../form-values/product-form-values.ts';
import { cellKey, getCombinations } from '../variants/combinations.ts';

/** One field that differs: how to read it, how to take it over, and its name's key. */
interface Field {
  id: string;
  /** Key of the field's name in the texts. */
  label: ParseKeys<'seller'>;
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

const plain = [
  ['name', 'product.name'],
  ['category', 'product.category'],
  ['brand', 'product.brand'],
  ['description', 'product.description'],
  ['condition', 'product.condition'],
  ['video_url', 'product.video'],
  ['weight_gram', 'product.weight'],
  ['length_cm', 'product.length'],
  ['width_cm', 'product.width'],
  ['height_cm', 'product.height'],
  ['min_order', 'product.minOrder'],
  ['max_order', 'product.maxOrder'],
  ['is_preorder', 'product.preorder'],
  ['preorder_days', 'product.preorderDays'],
  ['must_insurance', 'product.insurance'],
  ['free_shipping', 'product.freeShipping'],
  ['status', 'product.status'],
  ['sku', 'product.sku'],
  ['seo_title', 'product.seoTitle'],
  ['seo_description', 'product.seoDescription'],
] as const satisfies readonly [keyof ProductFormValues, ParseKeys<'seller'>][];

const cellParts = [
  ['price', 'matrix.price'],
  ['before', 'matrix.before'],
  ['stock', 'matrix.stock'],
  ['sku', 'matrix.sku'],
  ['weight', 'matrix.weight'],
  ['active', 'matrix.active'],
] as const satisfies readonly [keyof CellInput, ParseKeys<'seller'>][];

const fieldOf = (key: keyof ProductFormValues, label: ParseKeys<'seller'>): Field => ({
  id: key,
  label,
  read: (inputs) => inputs[key],
  take: (from, into) => ({ ...into, [key]: from[key] }),
});

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

const singles: Field[] = cellParts
  .filter(([part]) => part !== 'weight' && part !== 'active')
  .map(([part, label]) => ({
    id: `single.${part}`,
    label,
    read: ({ single }) => single[part],
    take: (from, into) => ({ ...into, single: { ...into.single, [part]: from.single[part] } }),
  }));

const cellFields = ({ options }: ProductFormValues): Field[] => {
  const words = new Map(
    options.flatMap(({ values }) => values.map(({ key, value }) => [key, value] as const)),
  );
  return getCombinations(options).flatMap((combination) => {
    const key = cellKey(combination);
    return cellParts.map(
      ([part, label]): Field => ({
        id: `cells.${key}.${part}`,
        label,
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
        : [choicePictures, ...cellFields(first)];
  return [...plain.map(([key, label]) => fieldOf(key, label)), pictures, attributes, ...sold];
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

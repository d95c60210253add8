import type { ProductInput } from '@pasar/contract';
import { cellAt, getCombinations } from '../variants/combinations.ts';
import type { CellInput, ProductFormValues } from './product-form-values.ts';

/** An empty number field is no number: the rules then report it. */
const needed = (digits: string) => (digits === '' ? Number.NaN : Number(digits));
const maybe = (digits: string) => (digits === '' ? null : Number(digits));

/** Pieces are sent only where they were counted anew: those that are sold meanwhile stay sold. */
const counted = (cell: CellInput, before: CellInput | undefined) =>
  cell.stock === '' || cell.stock === before?.stock
    ? {}
    : { stock: Number(cell.stock), stock_seen: before?.seen ?? null };

const sold = (cell: CellInput, before: CellInput | undefined) => ({
  price: needed(cell.price),
  compare_at_price: maybe(cell.before),
  sku: cell.sku,
  ...counted(cell, before),
});

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
      ...sold(cell, readCell(base, cell)),
      weight_gram: maybe(cell.weight),
      is_active: cell.active,
    };
  });

/** The form as it is sent; `base` is the product as it was read, absent for a new one. */
export const toPayload = (inputs: ProductFormValues, base?: ProductFormValues): ProductInput => {
  const { single, options } = inputs;
  const own =
    options.length === 0
      ? sold(single, base?.options.length === 0 ? base.single : undefined)
      : { sku: inputs.sku };
  return {
    name: inputs.name,
    category_id: inputs.category?.id ?? 0,
    brand_id: inputs.brand?.id ?? null,
    description: inputs.description,
    attributes: inputs.attributes
      .filter(({ name, value }) => name.trim() || value.trim())
      .map(({ name, value }) => ({ name, value })),
    condition: inputs.condition,
    images: inputs.pictures.flatMap(({ mediaId, alt }) =>
      mediaId === null ? [] : [{ media_id: mediaId, alt }],
    ),
    video_url: inputs.video_url,
    ...own,
    weight_gram: needed(inputs.weight_gram),
    length_cm: maybe(inputs.length_cm),
    width_cm: maybe(inputs.width_cm),
    height_cm: maybe(inputs.height_cm),
    min_order: needed(inputs.min_order),
    max_order: maybe(inputs.max_order),
    is_preorder: inputs.is_preorder,
    preorder_days: inputs.is_preorder ? needed(inputs.preorder_days || '0') : 0,
    must_insurance: inputs.must_insurance,
    free_shipping: inputs.free_shipping,
    status: inputs.status,
    options: options.map(({ id, name, values }) => ({
      id,
      name,
      values: values.map(({ id, value, picture }) => ({ id, value, media_id: picture?.mediaId ?? null })),
    })),
    variants: options.length === 0 ? [] : variantsOf(inputs, base),
    seo_title: inputs.seo_title,
    seo_description: inputs.seo_description,
  };
};

import { type SellerProduct, sameText } from '@pasar/contract';
import { cellKey } from '../variants/combinations.ts';
import {
  blankCell,
  type CellInput,
  type OptionInput,
  type ProductFormValues,
} from './product-form-values.ts';

const text = (value: string | number | null): string => (value === null ? '' : String(value));

const cellOf = (variant: SellerProduct['variants'][number]): CellInput => ({
  id: variant.id,
  price: text(variant.price),
  before: text(variant.compare_at_price),
  stock: text(variant.stock),
  seen: variant.stock,
  sku: text(variant.sku),
  weight: text(variant.weight_gram),
  active: variant.is_active,
});

const optionsOf = ({ options }: SellerProduct): OptionInput[] =>
  options.map(({ id, name, values }) => ({
    key: `o${id}`,
    id,
    name,
    values: values.map(({ id, value, media_id, image }) => ({
      key: `v${id}`,
      id,
      value,
      ...(media_id !== null && { picture: { mediaId: media_id, preview: image ?? '', progress: null } }),
    })),
  }));

const cellsOf = ({ variants }: SellerProduct, options: readonly OptionInput[]) =>
  Object.fromEntries(
    variants.map((variant) => {
      const keys = options.map(
        ({ values }, axis) =>
          values.find(({ value }) => sameText(value) === sameText(variant.option_values[axis] ?? ''))?.key ??
          '',
      );
      return [cellKey(keys), cellOf(variant)];
    }),
  );

/** A product of the store as its form shows it. */
export const toFormValues = (product: SellerProduct): ProductFormValues => {
  const options = optionsOf(product);
  const [first] = product.variants;
  return {
    name: product.name,
    category: { id: product.category_id, path: product.category_path.map(({ name }) => name) },
    brand: product.brand_id === null ? null : { id: product.brand_id, name: product.brand_name ?? '' },
    description: product.description,
    condition: product.condition,
    pictures: product.images.map(({ media_id, alt, image_urls }) => ({
      key: `m${media_id}`,
      mediaId: media_id,
      preview: image_urls.w300,
      alt,
      progress: null,
    })),
    video_url: text(product.video_url),
    single: options.length === 0 && first ? cellOf(first) : blankCell,
    sku: options.length === 0 ? '' : text(product.sku),
    weight_gram: text(product.weight_gram),
    length_cm: text(product.length_cm),
    width_cm: text(product.width_cm),
    height_cm: text(product.height_cm),
    min_order: text(product.min_order),
    max_order: text(product.max_order),
    is_preorder: product.is_preorder,
    preorder_days: product.is_preorder ? text(product.preorder_days) : '',
    must_insurance: product.must_insurance,
    free_shipping: product.free_shipping,
    status: product.status,
    attributes: product.attributes.map((attribute, at) => ({ key: `a${at}`, ...attribute })),
    options,
    cells: options.length > 0 ? cellsOf(product, options) : {},
    seo_title: text(product.seo_title),
    seo_description: text(product.seo_description),
  };
};

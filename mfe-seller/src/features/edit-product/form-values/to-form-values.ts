import {
  plainProductFields,
  plainVariantFields,
  readFormValues,
  type SellerProduct,
  sameText,
} from '@pasar/contract';
import { cellKey } from '../variants/combinations.ts';
import {
  blankCell,
  type CellInput,
  type OptionInput,
  type ProductFormValues,
} from './product-form-values.ts';

const cellOf = (variant: SellerProduct['variants'][number]): CellInput => ({
  ...readFormValues(plainVariantFields, variant),
  id: variant.id,
  stock: String(variant.stock),
  seen: variant.stock,
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
    ...readFormValues(plainProductFields, product),
    pictures: product.images.map(({ media_id, alt, image_urls }) => ({
      key: `m${media_id}`,
      mediaId: media_id,
      preview: image_urls.w300,
      alt,
      progress: null,
    })),
    single: options.length === 0 && first ? cellOf(first) : blankCell,
    ...(options.length === 0 && { sku: '' }),
    attributes: product.attributes.map((attribute, at) => ({ key: `a${at}`, ...attribute })),
    options,
    cells: options.length > 0 ? cellsOf(product, options) : {},
  };
};

import * as v from 'valibot';

const id = <const Name extends string>(name: Name) =>
  v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.brand(name));

export const UserId = id('UserId');
export type UserId = v.InferOutput<typeof UserId>;
export const MerchantId = id('MerchantId');
export type MerchantId = v.InferOutput<typeof MerchantId>;
export const ProductId = id('ProductId');
export type ProductId = v.InferOutput<typeof ProductId>;
export const VariantId = id('VariantId');
export type VariantId = v.InferOutput<typeof VariantId>;
export const CategoryId = id('CategoryId');
export type CategoryId = v.InferOutput<typeof CategoryId>;
export const BrandId = id('BrandId');
export type BrandId = v.InferOutput<typeof BrandId>;
export const MediaId = id('MediaId');
export type MediaId = v.InferOutput<typeof MediaId>;

/** Regions carry the official dotted codes, e.g. `33.75` for Kota Pekalongan. */
export const RegionId = v.pipe(
  v.string(),
  v.regex(/^\d{2}(\.\d{2}(\.\d{2}(\.\d{4})?)?)?$/),
  v.brand('RegionId'),
);
export type RegionId = v.InferOutput<typeof RegionId>;

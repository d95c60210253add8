import type { BrandId, CategoryId } from '../ids.ts';

/** One variant of a product's form; prices in rupiah, weight in grams. */
export interface VariantForm {
  /** The id of an existing variant: carts and orders keep it, whatever its option values are called now. */
  id: number | null;
  /** One value of each option, in their order. */
  option_values: string[];
  sku: string | null;
  price: number;
  compare_at_price: number | null;
  /** Left out: as it was; 0 for a new variant. */
  stock?: number | undefined;
  /** The number at the time when `stock` was entered; when it has changed since, the save is rejected. */
  stock_seen: number | null;
  weight_gram: number | null;
  is_active: boolean;
}

export interface OptionForm {
  /** The id of an existing option or option value: it may have another name now. */
  id: number | null;
  name: string;
  values: { id: number | null; value: string; media_id: number | null }[];
}

/**
 * A product's form as the rules accept it (domain 4 "Product create/edit"). Without `options` its price and stock
 * are the product's own and `variants` is ignored; with options they are the variants'.
 */
export interface ProductForm {
  name: string;
  category_id: CategoryId;
  brand_id: BrandId | null;
  description: string;
  /** Left out: as they were. */
  attributes?: { name: string; value: string }[] | undefined;
  condition: 'new' | 'used';
  /** By `position` where it is given, else in the order of the list; the first is the cover. */
  images: { media_id: number; alt: string; position?: number | undefined }[];
  video_url: string | null;
  price?: number | undefined;
  compare_at_price: number | null;
  stock?: number | undefined;
  stock_seen: number | null;
  /** The product's own code; with options that of the full family. */
  sku: string | null;
  weight_gram: number;
  length_cm: number | null;
  width_cm: number | null;
  height_cm: number | null;
  min_order: number;
  max_order: number | null;
  is_preorder: boolean;
  preorder_days: number;
  /** It is sent insured only. */
  must_insurance: boolean;
  /** It takes part in the store's shipping offer for selected products. */
  free_shipping: boolean;
  status: 'PUBLISH' | 'HIDDEN';
  options: OptionForm[];
  variants: VariantForm[];
  seo_title: string | null;
  seo_description: string | null;
}

/** What has to be there; everything else may be left out, and where it may be nothing, null or empty. */
type Sent<T, Required extends keyof T> = Pick<T, Required> & {
  [K in Exclude<keyof T, Required>]?: T[K] | (null extends T[K] ? '' : never) | undefined;
};

export type VariantInput = Sent<VariantForm, 'price'>;
export interface OptionInput {
  id?: number | null | undefined;
  name: string;
  values: { id?: number | null | undefined; value: string; media_id?: number | null | undefined }[];
}
interface ImageInput {
  media_id: number;
  alt?: string | undefined;
  position?: number | undefined;
}

/** A product's form as it is sent. */
export type ProductInput = Sent<
  Omit<ProductForm, 'category_id' | 'brand_id' | 'images' | 'options' | 'variants'>,
  'name' | 'description' | 'weight_gram'
> & {
  category_id: number;
  brand_id?: number | null | undefined;
  images?: ImageInput[] | undefined;
  options?: OptionInput[] | undefined;
  variants?: VariantInput[] | undefined;
};

/** A form for a product that is there, by the version that was read. */
export type EditedProduct = ProductForm & { product_id: number; version: number };
export type EditedProductInput = ProductInput & { product_id: number; version: number };

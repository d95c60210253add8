import * as v from 'valibot';
import { maxQuantity } from '../validation/buying.ts';
import {
  attributesField,
  imagesField,
  optionsField,
  stockFields,
  variantKey,
  variantsField,
} from './custom-fields.ts';
import {
  asOptional,
  type FieldInputs,
  type FieldValues,
  getRules,
  plainFields,
  singleFields,
} from './derive.ts';
import {
  enumField,
  flagField,
  integerField,
  moneyField,
  multilineField,
  referenceField,
  textField,
  urlField,
} from './kinds.ts';
import { productLimits } from './value-rules.ts';

const weight = { ...productLimits.weight, says: 'product.weight.range' } as const;
const size = {
  min: 1,
  max: productLimits.size,
  says: 'product.size.range',
  section: 'shipping',
  columns: 3,
  unmarked: true,
} as const;
const quantity = { min: 1, max: maxQuantity, section: 'buying', columns: 2 } as const;
const sku = textField({ max: 64, long: 'product.sku.long' });

const videoHosts = new Set([
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'youtu.be',
  'tiktok.com',
  'www.tiktok.com',
  'vt.tiktok.com',
  'vimeo.com',
  'player.vimeo.com',
]);

/** What each variant has, in the order of the form's table; a product without options carries it itself. */
export const variantFields = {
  price: moneyField({ required: true }),
  compare_at_price: moneyField({}),
  ...stockFields,
  sku,
  weight_gram: integerField({ ...weight, variantOnly: true }),
  is_active: flagField({ initial: true, variantOnly: true }),
};

export type VariantForm = FieldValues<typeof variantFields> & { id: number | null; option_values: string[] };
export type VariantInput = FieldInputs<typeof variantFields> & {
  id?: number | null | undefined;
  option_values?: string[] | undefined;
};
const { sku: code, ...others } = getRules(variantFields);
// Errors name the code before the price.
const Variant: v.GenericSchema<VariantInput, VariantForm> = v.object({ ...variantKey, sku: code, ...others });

/** The fields of a product, in the order in which the rules name them. */
export const productFields = {
  name: textField({
    ...productLimits.name,
    long: 'product.name.long',
    short: 'product.name.short',
    required: true,
    section: 'about',
  }),
  category_id: referenceField({
    to: 'category',
    shown: 'category_path',
    says: 'product.category.required',
    required: true,
    section: 'about',
    columns: 2,
  }),
  brand_id: referenceField({
    to: 'brand',
    shown: 'brand_name',
    says: 'field.invalid',
    section: 'about',
    columns: 2,
  }),
  description: multilineField({
    max: productLimits.description,
    long: 'product.description.long',
    required: true,
    section: 'about',
  }),
  attributes: attributesField,
  condition: enumField(['new', 'used'], { section: 'about' }),
  images: imagesField,
  video_url: urlField({
    accepts: ({ hostname }) => videoHosts.has(hostname),
    max: 300,
    says: 'product.video.invalid',
    section: 'more',
  }),
  ...asOptional(singleFields(variantFields)),
  /** With options the code of the full family. */
  sku,
  weight_gram: integerField({ ...weight, required: true, section: 'shipping', columns: 2 }),
  length_cm: integerField(size),
  width_cm: integerField(size),
  height_cm: integerField(size),
  min_order: integerField({ ...quantity, says: 'product.min-order.range', initial: 1 }),
  max_order: integerField({ ...quantity, says: 'product.max-order.range' }),
  is_preorder: flagField({ initial: false, section: 'buying' }),
  preorder_days: integerField({
    min: 0,
    max: productLimits.preorderDays,
    says: 'product.preorder.days',
    initial: 0,
    onlyWith: 'is_preorder',
    section: 'buying',
  }),
  /** It is sent insured only. */
  must_insurance: flagField({ initial: false, section: 'shipping' }),
  /** It takes part in the store's shipping offer for selected products. */
  free_shipping: flagField({ initial: false, section: 'shipping' }),
  status: enumField(['PUBLISH', 'HIDDEN'], {}),
  options: optionsField,
  variants: variantsField(Variant),
  seo_title: textField({ max: 100, long: 'product.seo.title', section: 'more' }),
  seo_description: textField({ max: 300, long: 'product.seo.description', section: 'more' }),
};

/** The fields that one kind of code handles; each is a column under its own name. */
export const plainProductFields = plainFields(productFields);
export const plainVariantFields = plainFields(variantFields);
/** Those of variants that a product without options carries itself. */
export const plainSingleFields = singleFields(plainVariantFields);

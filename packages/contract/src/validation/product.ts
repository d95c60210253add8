import * as v from 'valibot';
import type { BrandId, CategoryId } from '../ids.ts';
import { messageId } from '../messages/message-id.ts';
import { BodyId } from '../schemas/wire-id.ts';
import { maxQuantity } from './buying.ts';
import {
  integer,
  line,
  maybe,
  ProductDescription,
  ProductName,
  ProductPrice,
  ProductStock,
  productLimits,
  VideoUrl,
} from './product-fields.ts';
import type {
  EditedProduct as Edited,
  EditedProductInput,
  ProductForm as Form,
  OptionForm,
  OptionInput,
  ProductInput,
  VariantForm,
  VariantInput,
} from './product-form.ts';
import { productProblems } from './product-matrix.ts';

const { weight, images, options, values, variants, preorderDays, size } = productLimits;

const maybeId = v.optional(v.nullable(BodyId), null);
const Sku = maybe(line({ max: 64 }, 'product.sku.long'));
const Size = maybe(integer(1, size, 'product.size.range'), 'product.size.range');
const Weight = integer(weight.min, weight.max, 'product.weight.range');
const PriceBefore = maybe(ProductPrice, 'product.price.number');
const stock = { stock: v.optional(ProductStock), stock_seen: v.optional(v.nullable(ProductStock), null) };
const notAList = messageId('field.invalid');

const Image = v.object({
  media_id: BodyId,
  alt: v.optional(v.union([v.literal(''), line({ max: 150 }, 'text.long.150')]), ''),
  position: v.optional(integer(1, images, 'product.images.many')),
});

const Option: v.GenericSchema<OptionInput, OptionForm> = v.object({
  id: maybeId,
  name: line({ max: 30 }, 'product.options.name'),
  values: v.pipe(
    v.array(
      v.object({ id: maybeId, value: line({ max: 50 }, 'product.values.long'), media_id: maybeId }),
      messageId('product.values.none'),
    ),
    v.minLength(1, messageId('product.values.none')),
    v.maxLength(values, messageId('product.values.many')),
  ),
});

const Variant: v.GenericSchema<VariantInput, VariantForm> = v.object({
  id: maybeId,
  option_values: v.optional(v.pipe(v.array(v.string(), notAList), v.maxLength(options, notAList)), []),
  sku: Sku,
  price: ProductPrice,
  compare_at_price: PriceBefore,
  ...stock,
  weight_gram: maybe(Weight, 'product.weight.range'),
  is_active: v.optional(v.boolean(messageId('field.invalid')), true),
});

const Attribute = v.object({
  name: line({ max: 50 }, 'product.attributes.long'),
  value: line({ max: 200 }, 'product.attributes.long'),
});

const categoryRequired = messageId('product.category.required');

/** The fields of a product's form; `ProductForm` explains each of them. */
const entries = {
  name: ProductName,
  category_id: v.pipe(
    v.number(categoryRequired),
    v.safeInteger(categoryRequired),
    v.minValue(1, categoryRequired),
    v.transform((id) => id as CategoryId),
  ),
  brand_id: v.pipe(
    maybeId,
    v.transform((id) => id as BrandId | null),
  ),
  description: ProductDescription,
  attributes: v.optional(
    v.pipe(v.array(Attribute, notAList), v.maxLength(30, messageId('product.attributes.many'))),
  ),
  condition: v.optional(v.picklist(['new', 'used'], messageId('field.invalid')), 'new'),
  images: v.optional(
    v.pipe(v.array(Image, notAList), v.maxLength(images, messageId('product.images.many'))),
    [],
  ),
  video_url: maybe(VideoUrl, 'product.video.invalid'),
  price: v.optional(ProductPrice),
  compare_at_price: PriceBefore,
  ...stock,
  sku: Sku,
  weight_gram: Weight,
  length_cm: Size,
  width_cm: Size,
  height_cm: Size,
  min_order: v.optional(integer(1, maxQuantity, 'product.min-order.range'), 1),
  max_order: maybe(integer(1, maxQuantity, 'product.max-order.range'), 'product.max-order.range'),
  is_preorder: v.optional(v.boolean(messageId('field.invalid')), false),
  preorder_days: v.optional(integer(0, preorderDays, 'product.preorder.days'), 0),
  must_insurance: v.optional(v.boolean(messageId('field.invalid')), false),
  free_shipping: v.optional(v.boolean(messageId('field.invalid')), false),
  status: v.optional(v.picklist(['PUBLISH', 'HIDDEN'], messageId('field.invalid')), 'PUBLISH'),
  options: v.optional(
    v.pipe(v.array(Option, notAList), v.maxLength(options, messageId('product.options.many'))),
    [],
  ),
  variants: v.optional(
    v.pipe(v.array(Variant, notAList), v.maxLength(variants, messageId('product.variants.many'))),
    [],
  ),
  seo_title: maybe(line({ max: 100 }, 'product.seo.title')),
  seo_description: maybe(line({ max: 300 }, 'product.seo.description')),
};

/** Rules between fields; checked once each field is valid by itself. */
const wholeProduct = <T extends Form>() =>
  v.rawCheck<T>(({ dataset, addIssue }) => {
    if (!dataset.typed || dataset.issues) return;
    for (const { field, says } of productProblems(dataset.value)) {
      const [key = '', ...rest] = field.split('.');
      const item = (key: string) =>
        ({ type: 'unknown', origin: 'value', input: null, key, value: null }) as const;
      addIssue({ message: says, path: [item(key), ...rest.map(item)] });
    }
  });

/** The rules of a new product: client, server and import all use them (domain 3.4). */
export const ProductForm: v.GenericSchema<ProductInput, Form> = v.pipe(
  v.object(entries),
  wholeProduct<Form>(),
);

/** The same for a product that is there. */
export const EditedProduct: v.GenericSchema<EditedProductInput, Edited> = v.pipe(
  v.object({
    ...entries,
    product_id: BodyId,
    version: integer(1, Number.MAX_SAFE_INTEGER, 'field.invalid'),
  }),
  wholeProduct<Edited>(),
);
export type { EditedProductInput, OptionForm, ProductInput, VariantForm } from './product-form.ts';
export type ProductForm = Form;
export type EditedProduct = Edited;

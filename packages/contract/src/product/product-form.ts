import * as v from 'valibot';
import { BodyId } from '../schemas/wire-id.ts';
import { productProblems } from './checks.ts';
import { type FieldInputs, type FieldValues, getRules } from './derive.ts';
import { productFields } from './fields.ts';
import { integer } from './value-rules.ts';

/**
 * A product's form as the rules accept it (domain 4 "Product create/edit"). Without `options` its price and stock
 * are the product's own and `variants` is ignored; with options they are the variants'.
 */
export type ProductForm = FieldValues<typeof productFields>;
/** A product's form as it is sent. */
export type ProductInput = FieldInputs<typeof productFields>;

/** A form for a product that is there, by the version that was read. */
export type EditedProduct = ProductForm & { product_id: number; version: number };
export type EditedProductInput = ProductInput & { product_id: number; version: number };

/** Rules between fields; checked once each field is valid by itself. */
const wholeProduct = <T extends ProductForm>() =>
  v.rawCheck<T>(({ dataset, addIssue }) => {
    if (!dataset.typed || dataset.issues) return;
    for (const { field, says } of productProblems(dataset.value)) {
      const [key = '', ...rest] = field.split('.');
      const item = (key: string) =>
        ({ type: 'unknown', origin: 'value', input: null, key, value: null }) as const;
      addIssue({ message: says, path: [item(key), ...rest.map(item)] });
    }
  });

const entries = getRules(productFields);

/** The rules of a new product: client, server and import all use them (domain 3.4). */
export const ProductForm: v.GenericSchema<ProductInput, ProductForm> = v.pipe(
  v.object(entries),
  wholeProduct<ProductForm>(),
);

/** The same for a product that is there. */
export const EditedProduct: v.GenericSchema<EditedProductInput, EditedProduct> = v.pipe(
  v.object({
    ...entries,
    product_id: BodyId,
    version: integer(1, Number.MAX_SAFE_INTEGER, 'field.invalid'),
  }),
  wholeProduct<EditedProduct>(),
);

import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { ProductId } from '../ids.ts';
import { messageId } from '../messages/message-id.ts';
import { CategoryAttribute } from '../product/category-attributes.ts';
import { EditedProduct, ProductForm } from '../product/product-form.ts';
import { ProductStatus, SellerProduct } from '../schemas/seller-product.ts';
import { BodyId, PathId } from '../schemas/wire-id.ts';

export const Saved = v.object({
  product_id: ProductId,
  slug: v.string(),
  status: ProductStatus,
  version: v.number(),
});

/** The most products that one call changes. */
export const maxAtOnce = 500;
export const which = v.pipe(
  v.object({
    product_id: v.optional(BodyId),
    product_ids: v.optional(
      v.pipe(
        v.array(BodyId, messageId('field.invalid')),
        v.minLength(1, messageId('field.required')),
        v.maxLength(maxAtOnce, messageId('product.bulk.many')),
      ),
    ),
  }),
  v.forward(
    v.check(
      ({ product_id, product_ids }) => (product_id === undefined) !== (product_ids === undefined),
      messageId('field.required'),
    ),
    ['product_id'],
  ),
);

/** Each product separately: some may succeed while others are rejected. When none succeeds, the code is not 200. */
export const BulkResults = v.object({
  done: v.array(ProductId),
  failed: v.array(
    v.object({
      id: v.optional(v.number()),
      /** The same as `id`. */
      product_id: v.number(),
      /** Null for what is not the store's. */
      name: v.nullable(v.string()),
      message: v.string(),
    }),
  ),
});

/** The calls of a product's own page; apart from those of the list, so that the form does not carry them. */
export const sellerProductForm = {
  detail: endpoint({
    method: 'GET',
    path: '/merchant/dashboard/products/detail/:id',
    scope: ['products:read', 'stock:read'],
    summary: 'One product of my store, as its form has it',
    access: 'merchant',
    area: 'catalogue',
    params: v.object({ id: PathId }),
    data: SellerProduct,
  }),
  attributes: endpoint({
    method: 'GET',
    path: '/merchant/dashboard/products/attributes/:id',
    scope: ['products:read'],
    summary: 'What sellers are asked for in a category, that of the categories above it included',
    access: 'merchant',
    area: 'catalogue',
    params: v.object({ id: PathId }),
    data: v.array(CategoryAttribute),
  }),
  create: endpoint({
    method: 'POST',
    path: '/merchant/dashboard/products/create',
    scope: ['products:write'],
    summary: 'Put a product into my store',
    access: 'merchant',
    area: 'catalogue',
    idempotent: true,
    body: ProductForm,
    data: Saved,
  }),
  edit: endpoint({
    method: 'POST',
    path: '/merchant/dashboard/products/edit',
    scope: ['products:write'],
    summary: 'Change a product of my store; 409 when somebody has changed it since it was read',
    access: 'merchant',
    area: 'catalogue',
    body: EditedProduct,
    data: Saved,
  }),
  duplicate: endpoint({
    method: 'POST',
    path: '/merchant/dashboard/products/duplicate',
    scope: ['products:write'],
    summary: 'Copy a product, hidden and without stock',
    access: 'merchant',
    area: 'catalogue',
    idempotent: true,
    body: v.object({ product_id: BodyId }),
    data: Saved,
  }),
  remove: endpoint({
    method: 'POST',
    path: '/merchant/dashboard/products/delete',
    scope: ['products:write'],
    summary: 'Delete a product; it can be restored',
    access: 'merchant',
    area: 'catalogue',
    body: which,
    data: BulkResults,
  }),
};

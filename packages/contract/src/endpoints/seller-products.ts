import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { Meta, pageQuery } from '../envelope.ts';
import { ProductId, VariantId } from '../ids.ts';
import { messageId } from '../messages/message-id.ts';
import { Rupiah } from '../money.ts';
import { ProductPrice, ProductStock, productLimits } from '../product/value-rules.ts';
import { ListedSellerProduct, RunningDiscount } from '../schemas/seller-product.ts';
import { BodyId, PathId } from '../schemas/wire-id.ts';
import { ProductDiscount } from '../validation/product-discount.ts';
import { maxSearch } from '../validation/search.ts';
import { BulkResults, Saved, sellerProductForm, which } from './seller-product-form.ts';

/** The tabs of a seller's products. `empty` is sold out, visible or not; `blocked` was blocked by staff. */
export const productTabs = ['all', 'publish', 'hidden', 'empty', 'pending', 'blocked'] as const;
export type ProductTab = (typeof productTabs)[number];

/** `lates` is changed last, in the wire's own spelling (SPEC 9). */
export const sellerProductSorts = [
  'lates',
  'oldest',
  'name',
  'bestseller',
  'price_asc',
  'price_desc',
  'stock_asc',
  'stock_desc',
] as const;
export type SellerProductSort = (typeof sellerProductSorts)[number];

/** The most products that can be selected at once; further ones are selected after these were changed. */
export const maxSelected = 10_000;
const VariantStock = v.object({
  product_id: ProductId,
  variant_id: VariantId,
  stock: v.number(),
  stock_reserved: v.number(),
  stock_flash: v.number(),
  version: v.number(),
});
const VariantPrice = v.object({
  product_id: ProductId,
  variant_id: VariantId,
  price: Rupiah,
  compare_at_price: v.nullable(Rupiah),
  version: v.number(),
});

/** The filters of a list. */
const narrowing = {
  /** In name or codes. */
  search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(maxSearch, messageId('search.long'))), ''),
  status: v.optional(v.pipe(v.string(), v.toLowerCase(), v.picklist(productTabs)), 'all'),
  /** With everything below it. */
  category_id: v.optional(PathId),
  stock: v.optional(v.picklist(['low', 'empty'])),
};

export const sellerProducts = {
  list: endpoint({
    method: 'GET',
    path: '/merchant/dashboard/products/list',
    scope: ['products:read', 'stock:read'],
    summary: 'Products of my store, with the number behind each tab',
    access: 'merchant',
    area: 'catalogue',
    query: v.object({
      ...narrowing,
      sort: v.optional(v.picklist(sellerProductSorts), 'lates'),
      ...pageQuery,
    }),
    data: v.array(ListedSellerProduct),
    meta: Meta,
    extra: v.object({ counts: v.record(v.picklist(productTabs), v.number()) }),
  }),
  listIds: endpoint({
    method: 'GET',
    path: '/merchant/dashboard/products/ids',
    scope: ['products:read', 'stock:read'],
    summary: 'The ids of all products that match the filters, by status; at most 10,000',
    access: 'merchant',
    area: 'catalogue',
    query: v.object(narrowing),
    data: v.object({
      publish: v.array(ProductId),
      hidden: v.array(ProductId),
      /** Of all that match, also of those beyond the most. */
      total: v.number(),
    }),
  }),
  detail: sellerProductForm.detail,
  attributes: sellerProductForm.attributes,
  create: sellerProductForm.create,
  edit: sellerProductForm.edit,
  duplicate: sellerProductForm.duplicate,
  remove: sellerProductForm.remove,
  removeAll: endpoint({
    method: 'POST',
    path: '/merchant/dashboard/products/deleteall',
    scope: ['products:write'],
    summary: 'Delete several products; they can be restored',
    access: 'merchant',
    area: 'catalogue',
    body: which,
    data: BulkResults,
  }),
  restore: endpoint({
    method: 'POST',
    path: '/merchant/dashboard/products/restore',
    scope: ['products:write'],
    summary: 'Restore deleted products within 30 days',
    access: 'merchant',
    area: 'catalogue',
    body: which,
    data: BulkResults,
  }),
  publish: endpoint({
    method: 'POST',
    path: '/merchant/dashboard/products/setactive',
    scope: ['products:write'],
    summary: 'Show products to buyers',
    access: 'merchant',
    area: 'catalogue',
    body: which,
    data: BulkResults,
  }),
  hide: endpoint({
    method: 'POST',
    path: '/merchant/dashboard/products/setnonactive',
    scope: ['products:write'],
    summary: 'Hide products from buyers',
    access: 'merchant',
    area: 'catalogue',
    body: which,
    data: BulkResults,
  }),
  setStock: endpoint({
    method: 'POST',
    path: '/merchant/dashboard/products/stock',
    scope: ['stock:write'],
    summary: 'Set the stock of a variant',
    access: 'merchant',
    area: 'orders',
    body: v.object({
      variant_id: BodyId,
      stock: ProductStock,
      /** The number at the time of the selection; another current number is a 409. */
      stock_seen: v.optional(v.nullable(ProductStock), null),
    }),
    data: VariantStock,
  }),
  setPrice: endpoint({
    method: 'POST',
    path: '/merchant/dashboard/products/price',
    scope: ['products:write'],
    summary: 'Change the price of one variant',
    access: 'merchant',
    area: 'catalogue',
    body: v.object({
      variant_id: BodyId,
      price: ProductPrice,
      /** Left out: as it was, unless it would not be higher any more. */
      compare_at_price: v.optional(v.nullable(ProductPrice)),
    }),
    data: VariantPrice,
  }),
  orderImages: endpoint({
    method: 'POST',
    path: '/merchant/dashboard/products/reorder-images',
    scope: ['products:write'],
    summary: 'Reorder the images of a product; the first is the cover',
    access: 'merchant',
    area: 'catalogue',
    body: v.object({
      product_id: BodyId,
      media_ids: v.pipe(
        v.array(BodyId, messageId('field.required')),
        v.maxLength(productLimits.images, messageId('product.images.many')),
      ),
    }),
    data: Saved,
  }),
  setDiscount: endpoint({
    method: 'POST',
    path: '/merchant/dashboard/products/discount',
    scope: ['products:write'],
    summary: 'Cut the price of a product for a while, at most 70 %',
    access: 'merchant',
    area: 'catalogue',
    body: ProductDiscount,
    data: v.object({ product_id: ProductId, discount: RunningDiscount, version: v.number() }),
  }),
  endDiscount: endpoint({
    method: 'POST',
    path: '/merchant/dashboard/products/discount/unset',
    scope: ['products:write'],
    summary: "End a product's price cut",
    access: 'merchant',
    area: 'catalogue',
    body: v.object({ product_id: BodyId }),
    data: v.object({ product_id: ProductId, version: v.number() }),
  }),
};

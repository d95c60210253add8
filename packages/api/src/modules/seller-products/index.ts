import type { Module } from '../../platform/module.ts';
import { notifyLowStock } from './notify-low-stock.ts';
import { sellerProductsRoutes } from './seller-products.routes.ts';

export { deleteProducts } from './change/delete-products.ts';
export type { ProductToSave, SavedProduct, SaveProducts } from './save/product-save.ts';
export { saveProducts } from './save/save-products.ts';

export const sellerProductsModule: Module = {
  name: 'seller-products',
  routes: sellerProductsRoutes,
  consumers: [notifyLowStock],
};

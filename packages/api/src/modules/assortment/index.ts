import type { Module } from '../../platform/module.ts';
import { assortmentRoutes } from './assortment.routes.ts';

export { deleteProducts } from './change/delete-products.ts';
export { setProductStatus } from './change/set-product-status.ts';
export type { ProductToSave, SavedProduct, SaveProducts } from './save/product-save.ts';
export { saveProduct, saveProducts } from './save/save-products.ts';

export const assortmentModule: Module = { name: 'assortment', routes: assortmentRoutes };

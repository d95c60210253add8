import type { Module } from '../../platform/module.ts';
import { assortmentRoutes } from './assortment.routes.ts';

export { deleteProducts } from './change/delete-products.ts';
export type { ProductToSave, SavedProduct, SaveProducts } from './save/product-save.ts';
export { saveProducts } from './save/save-products.ts';

export const assortmentModule: Module = { name: 'assortment', routes: assortmentRoutes };

export type { ProductToSave, SavedProduct, SaveProducts } from './save/product-save.ts';
export { saveProduct, saveProducts } from './save/save-products.ts';

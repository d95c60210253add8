import { productTexts } from './product.id.ts';

export { brands, store } from './stores.id.ts';
/** A store is shared as a product is. */
export const { share } = productTexts;

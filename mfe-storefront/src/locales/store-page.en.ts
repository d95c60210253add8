import { productTexts } from './product.en.ts';

export { brands, store } from './stores.en.ts';
/** A store is shared as a product is. */
export const { share } = productTexts;

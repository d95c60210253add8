import { productTexts } from './product.en.ts';

export { brands, store } from './stores.en.ts';
/** A store is shared with the same words as a product. */
export const { share } = productTexts;

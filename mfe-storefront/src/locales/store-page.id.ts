import { productTexts } from './product.id.ts';

export { brands, store } from './stores.id.ts';
/** A store is shared with the same words as a product. */
export const { share } = productTexts;

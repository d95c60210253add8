import { productTexts } from './product.en.ts';

export { empty, filters, listing, sort } from './listing.en.ts';
export { brands, store } from './stores.en.ts';
/** A store is shared, and its vouchers are kept, with the same words as on the page of a product. */
export const { share, storeVouchers } = productTexts;

import { productMessages } from './product.en.ts';

export { brands, store } from './brands-page.en.ts';
export { empty, filters, listing, sort } from './listing-page.en.ts';
export { paging } from './paging.en.ts';
/** A store is shared, and its vouchers are kept, and its reviews are read, with the same words as on the page of a product. */
export const { share, storeVouchers, reviews, viewer, gallery, report, chat } = productMessages;

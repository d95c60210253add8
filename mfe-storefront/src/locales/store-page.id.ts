import { productMessages } from './product.id.ts';

export { brands, store } from './brands-page.id.ts';
export { empty, filters, listing, sort } from './listing-page.id.ts';
export { paging } from './paging.id.ts';
/** A store is shared, and its vouchers are kept, and its reviews are read, with the same words as on the page of a product. */
export const { share, storeVouchers, reviews, viewer, gallery, report, chat } = productMessages;

import { productMessages } from './product.id.ts';

/** The page of a product estimates shipping to an address. */
export { addressBook } from './address-book-page.id.ts';
export const {
  product,
  buy,
  chat,
  gallery,
  share,
  variants,
  seller,
  details,
  reviews,
  similar,
  viewer,
  shipping,
  storeVouchers,
  report,
  unavailable,
} = productMessages;

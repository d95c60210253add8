import { productMessages } from './product.en.ts';

/** The page of a product estimates shipping to an address. */
export { addressBook } from './address-book-page.en.ts';
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

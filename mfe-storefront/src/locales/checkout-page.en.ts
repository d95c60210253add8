export { addressBook } from './address-book.en.ts';
export { checkout, payment } from './checkout.en.ts';

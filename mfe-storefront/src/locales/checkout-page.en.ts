export { addressBook } from './address-book-page.en.ts';
export { checkout, payment } from './checkout.en.ts';

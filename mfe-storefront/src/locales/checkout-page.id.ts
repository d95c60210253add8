export { addressBook } from './address-book.id.ts';
export { checkout, payment } from './checkout.id.ts';

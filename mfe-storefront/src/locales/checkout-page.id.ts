export { addressBook } from './address-book-page.id.ts';
export { checkout, payment } from './checkout.id.ts';
export { shippingRate } from './shipping-rate.id.ts';

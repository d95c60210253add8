export { addressBook } from './address-book-page.en.ts';
export { checkout, payment } from './checkout.en.ts';
export { shippingRate } from './shipping-rate.en.ts';

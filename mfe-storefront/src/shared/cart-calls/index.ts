export type { Cart, NewCartItem } from './cart-calls.ts';
export { loadCartCalls } from './load-cart-calls.ts';

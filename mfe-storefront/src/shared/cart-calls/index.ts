export type { Cart, Wish } from './cart-calls.ts';
export { loadCartCalls } from './load-cart-calls.ts';

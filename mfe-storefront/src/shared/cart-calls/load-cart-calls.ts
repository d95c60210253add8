/** The calls of the cart and their schemas: they come with the first press or before it, never with a page. */
export const loadCartCalls = () => import(/* webpackChunkName: "cart-data" */ './cart-calls.ts');

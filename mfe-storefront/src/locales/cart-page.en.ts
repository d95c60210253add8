import { productMessages } from './product.en.ts';

export { cart } from './cart.en.ts';
/** A line of the cart asks for the same things as the box beside a product. */
export const { buy } = productMessages;

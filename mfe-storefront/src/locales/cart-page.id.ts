import { productMessages } from './product.id.ts';

export { cart } from './cart.id.ts';
/** A line of the cart asks for the same things as the box beside a product. */
export const { buy } = productMessages;

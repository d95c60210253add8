export { onCartChanged, tellCartChanged } from './cart-changes.ts';

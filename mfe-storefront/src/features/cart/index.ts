export { CartContents } from './cart-contents.tsx';

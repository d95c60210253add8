export { GoneProduct } from './gone-product.tsx';

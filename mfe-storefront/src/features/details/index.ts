export { ProductDetails } from './product-details.tsx';

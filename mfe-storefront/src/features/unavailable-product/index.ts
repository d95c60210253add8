export { UnavailableProduct } from './unavailable-product.tsx';

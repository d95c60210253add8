export { RecommendedProducts } from './recommended-products.tsx';

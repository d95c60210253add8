export { PromoProducts } from './promo-products.tsx';

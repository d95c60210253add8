export { PromoHighlights } from './promo-highlights.tsx';

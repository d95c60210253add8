export { ProductCard } from './product-card.tsx';
export { wideHand } from './product-grid.styles.ts';
export { ProductGrid, type ProductGridProps } from './product-grid.tsx';

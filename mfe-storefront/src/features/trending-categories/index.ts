export { TrendingCategories } from './trending-categories.tsx';

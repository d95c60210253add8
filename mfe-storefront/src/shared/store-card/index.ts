export { StoreCard, type StoreCardProps } from './store-card.tsx';

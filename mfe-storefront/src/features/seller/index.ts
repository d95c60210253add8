export { SellerCard } from './seller-card.tsx';

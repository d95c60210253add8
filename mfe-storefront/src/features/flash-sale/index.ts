export { FlashSale } from './flash-sale.tsx';

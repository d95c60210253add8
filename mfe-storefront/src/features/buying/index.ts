export { FlashBanner } from './flash-banner.tsx';
export { PriceNow } from './price-now.tsx';
export { StockWords } from './stock-words.tsx';

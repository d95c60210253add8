export { BuyPanel } from './buy-panel.tsx';
export { FlashBanner } from './flash-banner.tsx';
export { PriceNow } from './price-now.tsx';
export { Signs } from './signs.tsx';

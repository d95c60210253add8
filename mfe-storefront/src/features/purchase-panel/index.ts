export { FlashBanner } from './flash-banner.tsx';
export { PriceNow } from './price-now.tsx';
export { ProductBadges } from './product-badges.tsx';
export { PurchasePanel } from './purchase-panel.tsx';

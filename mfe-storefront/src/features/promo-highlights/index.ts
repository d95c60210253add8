export { CampaignHead } from './campaign-head.tsx';
export { CampaignTiles } from './campaign-tiles.tsx';
export { PromoHighlights } from './promo-highlights.tsx';

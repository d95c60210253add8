/** The sections that a home page can have, in the order that a market begins with. */
export const homeSections = [
  'promos',
  'promises',
  'categories',
  'flash_sale',
  'banner',
  'vouchers',
  'official_stores',
  'recently_viewed',
  'recommendations',
] as const;
export type HomeSection = (typeof homeSections)[number];

export { EmptyWishlist } from './empty-wishlist.tsx';
export { isNarrowed, wishesPath } from './wish-query.ts';
export { WishlistContents } from './wishlist-contents.tsx';
export { WishlistWays } from './wishlist-ways.tsx';

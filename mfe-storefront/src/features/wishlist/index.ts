export { EmptyWishlist } from './empty-wishlist.tsx';
export { WishlistContents } from './wishlist-contents.tsx';
export { isFiltered, wishlistPath } from './wishlist-query.ts';
export { WishlistWays } from './wishlist-ways.tsx';

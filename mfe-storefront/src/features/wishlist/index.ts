export { EmptyWishlist } from './empty-wishlist.tsx';
export { WishlistContents } from './wishlist-contents.tsx';

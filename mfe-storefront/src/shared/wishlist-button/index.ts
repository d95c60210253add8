export { useRemovedWishlistItems } from './use-removed-wishlist-items.ts';
export { useUpdateWishlist } from './use-update-wishlist.ts';
export { useWishlistRefresh } from './use-wishlist-refresh.ts';
export { useWishlistToggle, type WishlistProduct } from './use-wishlist-toggle.ts';
export { WishlistButton } from './wishlist-button.tsx';

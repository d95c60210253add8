/** The call and its schemas: they come with the first press or just before it, never with a page. */
export const loadUpdateWishlistItem = () =>
  import(/* webpackChunkName: "wishlist-update" */ './update-wishlist-item.ts');

/** The call and its schemas: they come with the first press or just before it, never with a page. */
export const loadUpdateWishlistItem = () =>
  import(/* webpackChunkName: "wish" */ './update-wishlist-item.ts');

import type { wishlistButton as indonesian } from './wishlist.id.ts';

export const wishlistButton: typeof indonesian = {
  save: 'Save {{name}} to your wishlist',
  logIn: 'Log in first to save this',
};

import type { wish as indonesian } from './wishlist.id.ts';

export const wish: typeof indonesian = {
  save: 'Save {{name}} to your wishlist',
  logIn: 'Log in first to save this',
};

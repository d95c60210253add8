export { useWish, type Wishable } from './use-wish.ts';
export { WishButton } from './wish-button.tsx';

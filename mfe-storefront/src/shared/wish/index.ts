export { useFreshWishes } from './use-fresh-wishes.ts';
export { useGoneWishes } from './use-gone-wishes.ts';
export { usePutWish } from './use-put-wish.ts';
export { useWish, type Wishable } from './use-wish.ts';
export { WishButton } from './wish-button.tsx';

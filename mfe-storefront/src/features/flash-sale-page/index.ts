export { nextChange } from './next-change.ts';
export { NoFlashSale } from './no-flash-sale.tsx';
export { SlotHead } from './slot-head.tsx';
export { SlotProducts } from './slot-products.tsx';

export { nextChange } from './next-change.ts';
export { NoSale } from './no-sale.tsx';
export { SlotHead } from './slot-head.tsx';
export { SlotProducts } from './slot-products.tsx';

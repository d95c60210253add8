export { findFlashSale, findSelectedVariant, getStock, variantLabel } from './choose-variant.ts';
export { VariantPicker } from './variant-picker.tsx';

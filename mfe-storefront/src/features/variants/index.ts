export { chosenVariant, flashOf, stockOf, variantLabel } from './choose-variant.ts';
export { VariantPicker } from './variant-picker.tsx';

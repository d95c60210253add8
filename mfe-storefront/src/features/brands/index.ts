export { type BrandsQuery, brandsPath, changeBrands, isNarrowed, storeKinds } from './brands-query.ts';
export { CategoryChoice } from './category-choice.tsx';
export { ChoiceLink } from './choice-link.tsx';
export { LetterIndex } from './letter-index.tsx';
export type { StoreList } from './load-stores.ts';
export { NoStores } from './no-stores.tsx';
export { StoreGrid } from './store-grid.tsx';
export { StoreSearch } from './store-search.tsx';
export { useBrandsQuery } from './use-brands-query.ts';

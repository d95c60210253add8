export { type BrandsQuery, brandsPath, changeBrands, isFiltered, storeKinds } from './brands-query.ts';
export { CategorySelection } from './category-selection.tsx';
export { InitialIndex } from './initial-index.tsx';
export type { StoreList } from './load-stores.ts';
export { NoStores } from './no-stores.tsx';
export { OptionLink } from './option-link.tsx';
export { StoreGrid } from './store-grid.tsx';
export { StoreSearch } from './store-search.tsx';
export { useBrandsQuery } from './use-brands-query.ts';

export { catalogueMigrations } from './catalogue.migrations.ts';
export type {
  Brands,
  Categories,
  ProductListings,
  Products,
  Promos,
  Reviews,
  Variants,
} from './catalogue.tables.ts';

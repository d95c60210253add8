import type { Module } from '../../platform/module.ts';
import { catalogueMigrations } from './catalogue.migrations.ts';

export type {
  Brands,
  Categories,
  ProductListings,
  Products,
  Promos,
  Reviews,
  Variants,
} from './catalogue.tables.ts';

export const catalogueModule: Module = { name: 'catalogue', migrations: catalogueMigrations };

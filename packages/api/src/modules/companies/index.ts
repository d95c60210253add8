import './companies.tables.ts';
import type { Module } from '../../platform/module.ts';
import { companiesMigrations } from './companies.migrations.ts';
import { companiesRoutes } from './companies.routes.ts';

export { reviewDocument } from './review-document.ts';
export { saveBuyerDocuments } from './save-buyer-documents.ts';
export { writeCompany } from './write-company.ts';

/** The company for which a user buys, and a buyer's documents. */
export const companiesModule: Module = {
  name: 'companies',
  migrations: companiesMigrations,
  routes: companiesRoutes,
};

import './companies.tables.ts';
import type { Module } from '../../platform/module.ts';
import { approveDocuments } from './approve-documents.ts';
import { companiesMigrations } from './companies.migrations.ts';
import { companiesRoutes } from './companies.routes.ts';

export { companyOf } from './company-of.ts';
export { readBuyerDocuments } from './read-buyer-documents.ts';
export { type ReviewDocument, reviewDocument } from './review-document.ts';
export { type DocumentFields, saveBuyerDocuments } from './save-buyer-documents.ts';
export { writeCompany } from './write-company.ts';

/** The company for which a person buys, and a buyer's documents. */
export const companiesModule: Module = {
  name: 'companies',
  migrations: companiesMigrations,
  routes: companiesRoutes,
  queues: [approveDocuments],
};

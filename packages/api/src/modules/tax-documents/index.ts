import './tax-documents.tables.ts';
import type { Module } from '../../platform/module.ts';
import { auditTaxDocuments } from './audit-tax-documents.ts';
import { issueForMovedOrder } from './issue-for-order.ts';
import { issueMissingJob, issueRecentJob } from './issue-missing.ts';
import { taxDocumentsMigrations } from './tax-documents.migrations.ts';

export { issueForOrder } from './issue-for-order.ts';
export { issueMissing } from './issue-missing.ts';
export { findCreditNote, type OrderDocuments, readTaxDocuments } from './read-tax-documents.ts';
export type { TaxDocumentRow } from './tax-documents.tables.ts';

export const taxDocumentsModule: Module = {
  name: 'tax-documents',
  migrations: taxDocumentsMigrations,
  consumers: [issueForMovedOrder],
  sweeps: [issueRecentJob, issueMissingJob],
  audits: [auditTaxDocuments],
};

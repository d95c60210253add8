import './consents.tables.ts';
import type { Module } from '../../platform/module.ts';
import { consentsMigrations } from './consents.migrations.ts';

export { agreeTo, readAgreements, readDueConsents } from './documents.ts';
export { readPromoConsent, recordPromoConsent } from './promo.ts';

/** What people agreed to. */
export const consentsModule: Module = { name: 'consents', migrations: consentsMigrations };

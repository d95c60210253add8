import './audit.tables.ts';
import type { Module } from '../../platform/module.ts';
import { auditMigrations } from './audit.migrations.ts';

export { describeConflict } from './describe-conflict.ts';
export { listAudit } from './list-audit.ts';
export { type Audited, recordAudit } from './record-audit.ts';

export const auditModule: Module = { name: 'audit', migrations: auditMigrations };

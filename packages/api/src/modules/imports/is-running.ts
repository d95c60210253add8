import { sql } from 'kysely';
import type { ImportStatus } from './imports.tables.ts';

/** An import in one of these has work left; a store has one such at a time. */
const underWay: readonly ImportStatus[] = ['uploaded', 'validating', 'running'];

export const isRunning = (status: ImportStatus): boolean => underWay.includes(status);

/** The same as a condition, spelled out: with parameters PostgreSQL would not see that an index fits. */
export const isRowRunning = sql<boolean>`status in ('uploaded', 'validating', 'running')`;

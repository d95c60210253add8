import type { ImportStatus } from './imports.tables.ts';

/** An import in one of these has work left; a store has one such at a time. */
export const underWay: ImportStatus[] = ['uploaded', 'validating', 'running'];

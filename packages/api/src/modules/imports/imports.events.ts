import type { ImportStatus } from './imports.tables.ts';

declare module '../../platform/jobs/outbox.ts' {
  interface Events {
    /** An import ended, by itself or because its seller stopped it. */
    'import.finished': { importId: number; merchantId: number; status: ImportStatus };
  }
}

import type { ProductImport } from '@pasar/contract';

/** What a seller can do next: wait, decide after a check, or start again. */
export type ImportPhase = 'working' | 'checked' | 'done' | 'failed' | 'cancelled';

const stages: Record<ProductImport['status'], ImportPhase> = {
  uploaded: 'working',
  validating: 'working',
  running: 'working',
  validated: 'checked',
  done: 'done',
  failed: 'failed',
  cancelled: 'cancelled',
};

export const getImportPhase = ({ status }: ProductImport): ImportPhase => stages[status];

/** The share of rows that are through, from 0 to 1. */
export const computeImportProgress = ({ processed, total }: ProductImport): number =>
  total > 0 ? processed / total : 0;

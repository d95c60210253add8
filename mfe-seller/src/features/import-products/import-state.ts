import type { ProductImport } from '@pasar/contract';

/** What a seller can do next: wait, decide after a check, or start again. */
export type ImportStage = 'working' | 'checked' | 'done' | 'failed' | 'cancelled';

const stages: Record<ProductImport['status'], ImportStage> = {
  uploaded: 'working',
  validating: 'working',
  running: 'working',
  validated: 'checked',
  done: 'done',
  failed: 'failed',
  cancelled: 'cancelled',
};

export const stageOf = ({ status }: ProductImport): ImportStage => stages[status];

/** The share of rows that are through, from 0 to 1. */
export const shareOf = ({ processed, total }: ProductImport): number => (total > 0 ? processed / total : 0);

import './stock.events.ts';
import type { Module } from '../../platform/module.ts';
import { applyFlashWindow } from './apply-flash-window.ts';
import { auditStock } from './audit-stock.ts';
import { stockMigrations } from './stock.migrations.ts';

export { allocateFlashStock } from './allocate-flash-stock.ts';
export { type Counted, countStock, findCountRejection, type StockOnHand } from './count-stock.ts';
export { emptyProductStock } from './empty-product-stock.ts';
export { flashBought } from './flash-bought.ts';
export { pauseFlashStock, resumeFlashStock } from './pause-flash-stock.ts';
export { releaseStock } from './release-stock.ts';
export { reserveStock } from './reserve-stock.ts';
export { returnFlashAllocation } from './return-flash-allocation.ts';
export { restockReturned, shipStock } from './ship-stock.ts';
export type { StockLine } from './stock-line.ts';

export const stockModule: Module = {
  name: 'stock',
  migrations: stockMigrations,
  queues: [applyFlashWindow],
  audits: [auditStock],
};

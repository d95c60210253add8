import './stock.events.ts';
import type { Module } from '../../platform/module.ts';
import { auditStock } from './audit-stock.ts';
import { stockMigrations } from './stock.migrations.ts';
import { turnFlashWindow } from './turn-flash-window.ts';

export { carveOutFlashStock } from './carve-out-flash-stock.ts';
export { type Counted, countRefusal, countStock, type StockOnHand } from './count-stock.ts';
export { emptyProductStock } from './empty-product-stock.ts';
export { flashBought } from './flash-bought.ts';
export { giveBackFlashStock } from './give-back-flash-stock.ts';
export { releaseStock } from './release-stock.ts';
export { reserveStock } from './reserve-stock.ts';
export { restockReturned, shipStock } from './ship-stock.ts';
export type { StockLine } from './stock-line.ts';

export const stockModule: Module = {
  name: 'stock',
  migrations: stockMigrations,
  queues: [turnFlashWindow],
  audits: [auditStock],
};

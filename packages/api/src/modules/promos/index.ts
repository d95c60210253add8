import './promos.events.ts';
import type { Module } from '../../platform/module.ts';
import { auditPromos } from './audit-promos.ts';
import { notifyExhaustedVoucher } from './notify-exhausted-voucher.ts';
import { promosMigrations } from './promos.migrations.ts';
import { promosRoutes } from './promos.routes.ts';
import { vouchersRoutes } from './vouchers.routes.ts';

export { consumePromos } from './consume-promos.ts';
export type { PromoLine, PromoOrder } from './evaluation/promo-order.ts';
export { findVisibleVoucher, type VoucherScope } from './find-visible-voucher.ts';
export { listStorePromos } from './list-store-promos.ts';
export type { Vouchers } from './promos.tables.ts';
export { type PromoQuote, quotePromos } from './quote-promos.ts';
export { releasePromos } from './release-promos.ts';
export { getVoucherState as voucherStateOf, stateIn as voucherStateIn } from './voucher-state.ts';

export const promosModule: Module = {
  name: 'promos',
  migrations: promosMigrations,
  routes: (app) => {
    promosRoutes(app);
    vouchersRoutes(app);
  },
  consumers: [notifyExhaustedVoucher],
  audits: [auditPromos],
};

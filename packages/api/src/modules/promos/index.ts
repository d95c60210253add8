import './promos.events.ts';
import type { Module } from '../../platform/module.ts';
import { auditPromos } from './audit-promos.ts';
import { promosMigrations } from './promos.migrations.ts';
import { promosRoutes } from './promos.routes.ts';
import { tellOfVouchers } from './tell-of-vouchers.ts';
import { vouchersRoutes } from './vouchers.routes.ts';

export { consumePromos } from './consume-promos.ts';
export type { PromoLine, PromoOrder } from './evaluation/promo-order.ts';
export { type OfferScope, offerOf } from './offer-of.ts';
export { offersOfStore } from './offers-of-store.ts';
export type { Vouchers } from './promos.tables.ts';
export { type PromoQuote, quotePromos } from './quote-promos.ts';
export { releasePromos } from './release-promos.ts';
export { stateIn as voucherStateIn, stateOf as voucherStateOf } from './voucher-state.ts';

export const promosModule: Module = {
  name: 'promos',
  migrations: promosMigrations,
  routes: (app) => {
    promosRoutes(app);
    vouchersRoutes(app);
  },
  consumers: [tellOfVouchers],
  audits: [auditPromos],
};

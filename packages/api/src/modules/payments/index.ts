import './payments.tables.ts';
import type { Module } from '../../platform/module.ts';
import { auditPayments } from './audit-payments.ts';
import { expiryJob } from './expiry/expire-payments.ts';
import { followClosedGroup } from './expiry/follow-closed-group.ts';
import { paymentsMigrations } from './payments.migrations.ts';
import { paymentsRoutes } from './payments.routes.ts';

export { expirePayments } from './expiry/expire-payments.ts';
export { openPayment } from './open-payment.ts';
export { paymentMethods } from './provider/providers.ts';
export { accountToPay } from './show/account-to-pay.ts';

export const paymentsModule: Module = {
  name: 'payments',
  migrations: paymentsMigrations,
  routes: paymentsRoutes,
  consumers: [followClosedGroup],
  sweeps: [expiryJob],
  audits: [auditPayments],
};

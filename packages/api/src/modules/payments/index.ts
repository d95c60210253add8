import './payments.tables.ts';
import type { Module } from '../../platform/module.ts';
import { auditPayments } from './audit-payments.ts';
import { pollDueCharges } from './charges/poll-charges.ts';
import { compareRecent } from './expiry/compare-recent.ts';
import { expiryJob } from './expiry/expire-payments.ts';
import { followClosedGroup } from './expiry/follow-closed-group.ts';
import { paymentsMigrations } from './payments.migrations.ts';
import { paymentsRoutes } from './payments.routes.ts';

export { pollPayment } from './changing/poll-payment.ts';
export { bookSettlement } from './charges/book-settlement.ts';
export { expirePayments } from './expiry/expire-payments.ts';
export { openPayment } from './open-payment.ts';
export type { ChargeRow } from './payments.tables.ts';
export { paymentMethods, usableMethods } from './provider/providers.ts';
export { accountToPay } from './show/account-to-pay.ts';
export { confirmTransfer, rejectTransfer } from './transfers/decide-transfer.ts';

export const paymentsModule: Module = {
  name: 'payments',
  migrations: paymentsMigrations,
  routes: paymentsRoutes,
  consumers: [followClosedGroup],
  queues: [pollDueCharges],
  sweeps: [expiryJob, compareRecent],
  audits: [auditPayments],
};

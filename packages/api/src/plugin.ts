import './tables.ts';

export type { DemoAccount, Plugin, SeedOptions, SeedSize } from './app/plugin.ts';
export { demoEmails } from './app/production-requirements.ts';
export { accountExists, createAccount } from './modules/accounts/index.ts';
export { defaultAddress } from './modules/addresses/index.ts';
export { rebuildSearchTerms, recountSold, refreshListings, sessionAt } from './modules/catalog/index.ts';
export { computeResponseTimes } from './modules/chat/index.ts';
export { type History, type Journal, postJournal, type WalletKind } from './modules/ledger/index.ts';
export { findColor, type ImageFiles, imageKey } from './modules/media/index.ts';
export {
  type AddressSnapshot,
  capturedJournal,
  commissionOn,
  complaintJournal,
  completedJournal,
  computeDeadlines,
  groupPaid,
  type OrderGroupRow,
  type OrderRow,
  type PlacedGroup,
  placeOrders,
  refundedJournal,
  type TransitionActor,
  transitionOrder,
} from './modules/orders/index.ts';
export { paymentMethods } from './modules/payments/index.ts';
export { recountRatings } from './modules/reviews/index.ts';
export {
  type CourierCode,
  computeInsurance,
  confirmBooking,
  findCourier,
  quoteCouriers,
  recordScan,
  type ScanCode,
} from './modules/shipping/index.ts';
export type { ShippingOffers } from './modules/shipping-offers/index.ts';
export { reserveStock } from './modules/stock/index.ts';
export { approveStore, banks, findMissing } from './modules/stores/index.ts';
export { issueMissing } from './modules/tax-documents/index.ts';
export {
  approveWithdrawal,
  payWithdrawal,
  startWithdrawal,
  type WithdrawalStatus,
} from './modules/wallet/index.ts';
export { day, earlier, hour, later, minute, second } from './platform/clock.ts';
export type { Context, Platform } from './platform/context.ts';
export type { Database, Db } from './platform/database/database.ts';
export { inTransaction } from './platform/database/in-transaction.ts';
export { json } from './platform/database/json.ts';
export { withoutDeadline } from './platform/database/request-deadline.ts';
export { vacuum } from './platform/database/vacuum-embedded.ts';
export { ApiError, apiError } from './platform/http/api-error.ts';
export type { App } from './platform/http/app.ts';
export { getRequestLocale } from './platform/http/get-request-locale.ts';
export { systemContext } from './platform/http/request-context.ts';
export { jakartaDay, jakartaDigits, onJakartaClock, startOfJakartaDay } from './platform/jakarta.ts';
export type { ScheduledJob } from './platform/jobs/scheduled-job.ts';
export type { Keys } from './platform/keys.ts';
export type { Log } from './platform/log.ts';
export { escapeHtml } from './platform/mail/email.ts';
export { type MailboxEmail, readMailbox } from './platform/mail/mailbox.ts';
export { formatMessage } from './platform/message.ts';
export type { CourierProvider } from './ports/courier-provider.ts';
export { type Issuer, type IssuerName, type Issuers, issuerNames } from './ports/issuers.ts';
export type { PaymentProvider } from './ports/payment-provider.ts';
export type { PayoutProvider } from './ports/payout-provider.ts';
export type { Storage } from './ports/storage.ts';
export { createBiteshipCourier } from './providers/biteship/create-biteship-courier.ts';
export { createMidtrans } from './providers/midtrans/create-midtrans.ts';
export { createTransfer } from './providers/transfer/create-transfer.ts';
export { createXendit } from './providers/xendit/create-xendit.ts';
export { createXenditPayouts } from './providers/xendit-payouts/create-xendit-payouts.ts';

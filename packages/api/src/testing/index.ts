import '../tables.ts';

export { allCalls, type Call } from '../app/all-calls.ts';
export { auditData } from '../app/audit-data.ts';
export { createApi } from '../app/create-api.ts';
export { allMigrations } from '../app/modules.ts';
export { createAccount } from '../modules/accounts/index.ts';
export { defaultAddress } from '../modules/addresses/index.ts';
export {
  createShippingOffer,
  endShippingOffer,
  updateShippingOffer,
} from '../modules/back-office/shipping-offers/save-shipping-offer.ts';
export { completeStore } from '../modules/back-office/testing/complete-store.ts';
export { createStaffUser, createUser } from '../modules/back-office/testing/staff-users.ts';
export {
  beginIndex,
  bringUpToDate,
  createListingSource,
  listProducts,
  refreshListings,
  startSearchSync,
} from '../modules/catalog/index.ts';
export { buildWorkbook, workbookParts } from '../modules/imports/testing/build-workbook.ts';
export { buildZip } from '../modules/imports/testing/build-zip.ts';
export { csvText, goodRow, toXlsx } from '../modules/imports/testing/import-fixture.ts';
export { listOpenMismatches, readAccountBalance } from '../modules/ledger/index.ts';
export { imageKey } from '../modules/media/index.ts';
export { decideComplaint, ordersModule } from '../modules/orders/index.ts';
export { runDeadlines } from '../modules/orders/scheduled-jobs/run-deadlines.ts';
export { openOrderFixture } from '../modules/orders/testing/order-fixture.ts';
export { drive } from '../modules/orders/testing/order-states.ts';
export { compareRecent } from '../modules/payments/expiry/compare-recent.ts';
export { expirePayments } from '../modules/payments/index.ts';
export { readPayment } from '../modules/payments/show/read-payment.ts';
export { simulatePayment } from '../modules/payments/show/simulate-payment.ts';
export { openPaymentFixture, type PaymentFixture } from '../modules/payments/testing/payment-fixture.ts';
export { findZipcode, misplacedRegions } from '../modules/regions/index.ts';
export { saveProducts } from '../modules/seller-products/index.ts';
export {
  couriers,
  findTracking,
  openShipment,
  recordScan,
  type ScanCode,
  voidShipment,
} from '../modules/shipping/index.ts';
export { refreshShippingOfferListings } from '../modules/shipping-offers/index.ts';
export { allocateFlashStock } from '../modules/stock/index.ts';
export { submitStore } from '../modules/stores/index.ts';
export {
  approveWithdrawal,
  payWithdrawal,
  rejectWithdrawal,
  startWithdrawal,
  withdrawFromBuyer,
} from '../modules/wallet/index.ts';
export { day, earlier, hour, later, minute, second, systemClock } from '../platform/clock.ts';
export type { Context } from '../platform/context.ts';
export { inTransaction } from '../platform/database/in-transaction.ts';
export { migrate } from '../platform/database/migrate.ts';
export { openDatabase } from '../platform/database/open-database.ts';
export { withoutDeadline } from '../platform/database/request-deadline.ts';
export { ApiError } from '../platform/http/api-error.ts';
export { systemContext } from '../platform/http/request-context.ts';
export type { Limits } from '../platform/limits.ts';
export { openSearchCluster } from '../platform/search-cluster/search-cluster.ts';
export { openValkey } from '../platform/valkey/open-valkey.ts';
export type { IssuerName } from '../ports/issuers.ts';
export type { Storage } from '../ports/storage.ts';
export {
  arrangeBuyers,
  arrangeProducts,
  type Buyer,
  createSessionToken,
  fillWallet,
  type ProductFixture,
} from './arrange.ts';
export { composeTestServer, testKey, testOrigin } from './compose-test-server.ts';
export { confirmForTest } from './confirm-for-test.ts';
export { fillSyntheticIndex } from './fill-synthetic-index.ts';
export { linkTo } from './link-to.ts';
export { memoryStorage } from './memory-storage.ts';
export { createNewUser, uploadDraft } from './new-users.ts';
export { openTestServer, type TestResponse, type TestServer } from './open-test-server.ts';
export { freePort, type PostgresServer, startPostgres } from './postgres-server.ts';
export { addCategory, addImage, addProduct, type Harness, openStore } from './products.ts';
export { raceRounds, raceTimeout } from './race-rounds.ts';
export { openS3Server, type S3Server } from './s3-server.ts';
export { findMissingForCluster, startSearchCluster, type TestCluster } from './search-cluster.ts';
export { totpCode } from './totp.ts';
export { openTradeFixture, type TradeFixture } from './trade-fixture.ts';
export { createSignedInUser, testPassword } from './users.ts';
export { findValkeyServer, startValkey, type ValkeyServer } from './valkey-server.ts';

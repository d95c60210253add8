// The door, every name of it by hand, so that nothing is public by accident; long because the contract is wide.
export type { TimeZone } from './dates.ts';
export { formatDate, formatDateTime, monthNames } from './dates.ts';
export type { Access, Answer, Args, Endpoint, Got, Result } from './endpoint.ts';
export { endpoint } from './endpoint.ts';
export type { SocialProvider } from './endpoints/accounts.ts';
export {
  accounts as accountEndpoints,
  type CodeState,
  codeTargets,
  socialProviders,
} from './endpoints/accounts.ts';
export type { AddressEntry } from './endpoints/addresses.ts';
export { addresses as addressEndpoints } from './endpoints/addresses.ts';
export type { ProductTab, ShelfSort } from './endpoints/assortment.ts';
export {
  assortment as assortmentEndpoints,
  maxAtOnce,
  maxPicked,
  productTabs,
  shelfSorts,
} from './endpoints/assortment.ts';
export type { Bio, Notification } from './endpoints/buyer.ts';
export { buyer as buyerEndpoints, notificationCategories } from './endpoints/buyer.ts';
export type { CartGroup, CartItem } from './endpoints/cart.ts';
export { cart as cartEndpoints } from './endpoints/cart.ts';
export type { CategoryNode } from './endpoints/category-tree.ts';
export { categoryTree as categoryTreeEndpoint } from './endpoints/category-tree.ts';
export { checkout as checkoutEndpoints } from './endpoints/checkout.ts';
export type { PayRefusal } from './endpoints/checkout-pay.ts';
export { PayRefused, payRefusals } from './endpoints/checkout-pay.ts';
export type { Checkout, CheckoutOrder, CheckoutSummary } from './endpoints/checkout-shape.ts';
export type { BuyerCompany, BuyerDocuments } from './endpoints/company.ts';
export { company as companyEndpoints } from './endpoints/company.ts';
export type { AuditEntry, DeskOverview, SecurityEvent } from './endpoints/desk.ts';
export { desk as deskEndpoints } from './endpoints/desk.ts';
export type { DeskBrand, DeskCategory } from './endpoints/desk-catalogue.ts';
export {
  deskBrands as deskBrandEndpoints,
  deskCategories as deskCategoryEndpoints,
} from './endpoints/desk-catalogue.ts';
export type { DeskComplaint, DeskComplaintDetail } from './endpoints/desk-complaints.ts';
export { deskComplaints as deskComplaintEndpoints } from './endpoints/desk-complaints.ts';
export type { DeskDocument } from './endpoints/desk-documents.ts';
export { deskDocuments as deskDocumentEndpoints } from './endpoints/desk-documents.ts';
export type { DeskFlashSale } from './endpoints/desk-flash-sales.ts';
export { deskFlashSales as deskFlashSaleEndpoints } from './endpoints/desk-flash-sales.ts';
export type { DeskWithdrawal, WalletAdjustment } from './endpoints/desk-money.ts';
export { deskMoney as deskMoneyEndpoints, maxAdjustment } from './endpoints/desk-money.ts';
export type { DeskPromo } from './endpoints/desk-promos.ts';
export { deskPromos as deskPromoEndpoints, promoTones } from './endpoints/desk-promos.ts';
export type {
  DeskShippingOffer,
  MarketShippingOfferEdit,
  MarketShippingOfferForm,
} from './endpoints/desk-shipping-offers.ts';
export { deskShippingOffers as deskShippingOfferEndpoints } from './endpoints/desk-shipping-offers.ts';
export type { DeskStore, DeskStoreDetail } from './endpoints/desk-stores.ts';
export { deskStores as deskStoreEndpoints } from './endpoints/desk-stores.ts';
export type { DeskUser } from './endpoints/desk-users.ts';
export { deskUsers as deskUserEndpoints } from './endpoints/desk-users.ts';
export type { DeskVoucher } from './endpoints/desk-vouchers.ts';
export { deskVouchers as deskVoucherEndpoints } from './endpoints/desk-vouchers.ts';
export type { SellerFlashSale } from './endpoints/flash-offers.ts';
export { flashOffers as flashOfferEndpoints } from './endpoints/flash-offers.ts';
export type { MegaMenuEntry, Suggestions } from './endpoints/header.ts';
export { header as headerEndpoints } from './endpoints/header.ts';
export type { FlashSale, PromoHighlight, TrendingCategory } from './endpoints/home.ts';
export { home as homeEndpoints } from './endpoints/home.ts';
export type { ImportError, ProductImport } from './endpoints/imports.ts';
export { importStatuses, imports as importEndpoints } from './endpoints/imports.ts';
export { endpoints } from './endpoints/index.ts';
export type { SetupDraft, SetupProgress } from './endpoints/information.ts';
export { information as informationEndpoints } from './endpoints/information.ts';
export { media as mediaEndpoints } from './endpoints/media.ts';
export type { Store, StoreBanner, StoreLocation } from './endpoints/merchant.ts';
export { merchant as merchantEndpoints, StoredFile } from './endpoints/merchant.ts';
export type { BuyerOrder, BuyerOrderDetail } from './endpoints/orders.ts';
export { orders as orderEndpoints } from './endpoints/orders.ts';
export type { Paper } from './endpoints/papers.ts';
export { papers as paperEndpoints } from './endpoints/papers.ts';
export type { Payment, PaymentMethod } from './endpoints/payments.ts';
export { payments as paymentEndpoints } from './endpoints/payments.ts';
export type {
  GoneProduct,
  ProductDetail,
  Review,
  ReviewSummary,
  ShippingEstimate,
} from './endpoints/products.ts';
export { products as productEndpoints } from './endpoints/products.ts';
export type { FlashCard, FlashSlot, PromoOption, PromoPage, PromoRefusal } from './endpoints/promos.ts';
export { promos as promoEndpoints } from './endpoints/promos.ts';
export type { Area, Region } from './endpoints/regions.ts';
export { regions as regionEndpoints } from './endpoints/regions.ts';
export type { MyReview, ReviewedOrder, StoreReview } from './endpoints/reviews.ts';
export { reviews as reviewEndpoints } from './endpoints/reviews.ts';
export type { OpenSession } from './endpoints/security.ts';
export { security as securityEndpoints } from './endpoints/security.ts';
export { sellerNotifications as sellerNotificationEndpoints } from './endpoints/seller-notifications.ts';
export type { SellerOrder, SellerOrderDetail } from './endpoints/selling.ts';
export { selling as sellingEndpoints } from './endpoints/selling.ts';
export type { StoreShippingOffer, StoreShippingOfferForm } from './endpoints/shipping-offers.ts';
export { offerStates, shippingOffers as shippingOfferEndpoints } from './endpoints/shipping-offers.ts';
export { idsPerSitemapPage, SitemapPart, sitemap as sitemapEndpoints } from './endpoints/sitemap.ts';
export type { ReviewInStore, StorePage, StoreQuery } from './endpoints/stores.ts';
export { storeSorts, stores as storeEndpoints } from './endpoints/stores.ts';
export type { StoreSummary } from './endpoints/summary.ts';
export { maxSummaryDays, summary as summaryEndpoints } from './endpoints/summary.ts';
export { mostViewed, viewing as viewingEndpoints } from './endpoints/viewing.ts';
export type { StoreVoucher, StoreVoucherDetail, VoucherTab } from './endpoints/vouchers.ts';
export {
  voucherActions,
  voucherStates,
  vouchers as voucherEndpoints,
  voucherTabs,
} from './endpoints/vouchers.ts';
export type { SellerBalance, StoreBank, WalletEntry, WalletHold, Withdrawal } from './endpoints/wallet.ts';
export {
  sellerWallet as sellerWalletEndpoints,
  wallet as walletEndpoints,
  walletEntryTypes,
} from './endpoints/wallet.ts';
export type { Wish, WishQuery } from './endpoints/wishlist.ts';
export { wishlist as wishlistEndpoints } from './endpoints/wishlist.ts';
export type { Envelope, FieldMessages } from './envelope.ts';
export { defaultPerPage, Meta, maxPerPage } from './envelope.ts';
export type { FieldProblems } from './field-messages.ts';
export {
  checkFields,
  fieldMessages,
  fieldProblems,
  firstErrors,
  parseFields,
  wholeInput,
} from './field-messages.ts';
export { formatCount, formatRupiah } from './format-money.ts';
export { BrandId, CategoryId, MediaId, MerchantId, ProductId, RegionId, UserId, VariantId } from './ids.ts';
export type { Locale } from './locale.ts';
export { inLocale, localeOfPath, locales, withoutLocale } from './locale.ts';
export { errorMessages } from './messages/error-messages.ts';
export { fillText } from './messages/fill-text.ts';
export type { MessageId } from './messages/message.ts';
export { isMessageId, message } from './messages/message.ts';
export { messageId } from './messages/message-id.ts';
export { pendingActionMessages } from './messages/pending-action-messages.ts';
export { Rupiah, rupiah } from './money.ts';
export type { CallerNetwork } from './network-of.ts';
export { callerNetworks, networkOf, siteShare } from './network-of.ts';
export type { BuyerTab, OrderStatus, SellerTab } from './orders/order-status.ts';
export {
  buyerTabs,
  orderStatuses,
  orderStatusLabel,
  orderStatusNames,
  sellerTabs,
  statusesOfTab,
} from './orders/order-status.ts';
export type {
  BuyerAction,
  CancelReason,
  ComplaintType,
  Deadline,
  Guard,
  Journal,
  OrderActor,
  RejectReason,
  SellerAction,
  Transition,
  TransitionId,
} from './orders/order-table.ts';
export {
  buyerActions,
  cancelReasonNames,
  cancelReasons,
  complaintTypeNames,
  complaintTypes,
  lateParcelDays,
  orderDeadlines,
  orderTransitions,
  rejectReasonNames,
  rejectReasons,
  sellerActions,
  transitionIds,
} from './orders/order-table.ts';
export { paths } from './paths.ts';
export type { AppName, SliceName } from './release/app-names.ts';
export { appNames, sliceNames } from './release/app-names.ts';
export type { OpsSeries, OpsVerdict } from './release/ops-health.ts';
export { OpsHealth } from './release/ops-health.ts';
export type { OpsAsk, OpsRole } from './release/ops-role.ts';
export { mayDoToReleases, opsRoleOf } from './release/ops-role.ts';
export type { OpsApp, OpsCanary, OpsEvent, ReleaseVerb } from './release/ops-status.ts';
export { OpsStatus, releaseVerbs } from './release/ops-status.ts';
export type {
  Boot,
  Plan,
  PlannedRelease,
  PlannedSlice,
  ReleaseRecord,
  RenderMode,
} from './release/plan.ts';
export { ReleaseRecord as ReleaseRecordSchema } from './release/plan.ts';
export type { RouteEntry } from './route-table.ts';
export { routeTable } from './route-table.ts';
export {
  Code,
  Email,
  LoginPassword,
  NewPassword,
  PasswordConfirmation,
  sameAsPassword,
} from './rules/account.ts';
export { addressBookRules, maxAddresses } from './rules/address-book.ts';
export { AccountNumber, bankRules, personalBankRules } from './rules/bank.ts';
export { BannerTarget, bannerRules, maxSlides } from './rules/banner.ts';
export type { BirthDateParts } from './rules/birth-date.ts';
export {
  BirthDate,
  birthDate,
  earliestBirthYear,
  joinBirthDate,
  splitBirthDate,
} from './rules/birth-date.ts';
export { ItemNote, maxQuantity, Quantity } from './rules/buying.ts';
export {
  buyerCompanyRules,
  merchantCompanyRules,
  NpwpNumber,
  PicName,
  Pkp,
  uploaded,
} from './rules/company.ts';
export { digitFormats } from './rules/digits.ts';
export { dropshipRules } from './rules/dropship.ts';
export { flashDiscount, flashOfferRules, flashPriceRange, minFlashRating } from './rules/flash-sale.ts';
export { ImageFile, imageTypes, maxImageBytes } from './rules/image.ts';
export {
  Address,
  buyerLocationRules,
  locationRules,
  merchantLocationRules,
  regionRules,
  storeLocationRules,
  ZipCode,
} from './rules/location.ts';
export {
  availableUsername,
  BusinessType,
  buyerDocumentRules,
  Fullname,
  Gender,
  personalRules,
  RegisteredAs,
  Terms,
  Username,
} from './rules/person.ts';
export { BuyerPicPhone, normalizePhone, Phone, PicPhone } from './rules/phone.ts';
export {
  type PlatformVoucherEdit,
  type PlatformVoucherForm,
  platformVoucherRules,
} from './rules/platform-voucher.ts';
export type { EditedProductInput, OptionForm, ProductInput, VariantForm } from './rules/product.ts';
export { EditedProduct, ProductForm } from './rules/product.ts';
export { ProductDiscount } from './rules/product-discount.ts';
export { lowStock, ProductPrice, ProductStock, productLimits } from './rules/product-fields.ts';
export { sameText } from './rules/product-matrix.ts';
export {
  maxReviewLength,
  maxReviewPictures,
  replyHours,
  replyRules,
  reviewDays,
  reviewRules,
} from './rules/review.ts';
export { maxSearch } from './rules/search.ts';
export { maxSheetBytes, type SheetType, sheetTypes } from './rules/sheet.ts';
export { shippingOfferRules, storeSubsidyPercent } from './rules/shipping-offer.ts';
export { courierCodes, courierNames, StoreDescription, StoreName, storeRules } from './rules/store.ts';
export type { VoucherForm } from './rules/voucher.ts';
export {
  maxVoucherDays,
  maxVoucherProducts,
  maxVoucherQuota,
  openVoucherFields,
  VoucherCode,
  VoucherInput,
  voucherChecks,
  voucherRules,
  voucherTimeProblems,
} from './rules/voucher.ts';
export {
  buyerWithdrawalRules,
  maxWithdrawalPerDay,
  maxWithdrawalsPerDay,
  minWithdrawal,
  sellerWithdrawalRules,
  WithdrawalAmount,
} from './rules/withdrawal.ts';
export { defaultSetupType, setupDefaults } from './setup/setup-defaults.ts';
export type { SetupInput } from './setup/setup-forms.ts';
export { setupForm, setupForms } from './setup/setup-forms.ts';
export { fallbackBanks, storeCategories } from './setup/setup-lists.ts';
export type { SetupFlow, SetupStep, SetupType } from './setup/setup-steps.ts';
export { setupSteps, setupTabs, stepAfter, stepBefore, tabOf } from './setup/setup-steps.ts';
export type { FlashItem } from './shapes/flash-item.ts';
export type { OrderItem } from './shapes/order.ts';
export type { OrderMoneyState } from './shapes/order-money.ts';
export type { StoreType } from './shapes/product-card.ts';
export { PictureUrls, ProductCard, ZoomUrls } from './shapes/product-card.ts';
export type { Facets, OfferName, ProductQuery, SortValue } from './shapes/product-query.ts';
export { offerNames, sortValues } from './shapes/product-query.ts';
export type { PromoOffer } from './shapes/promo-offer.ts';
export type { ProductConflict, SellerProduct, ShelfProduct } from './shapes/seller-product.ts';
export { productFlags } from './shapes/seller-product.ts';
export type { ShippingCourier, UnavailableService } from './shapes/shipping-service.ts';
export type { ListedStore, StoreCard } from './shapes/store-card.ts';
export type { Onboarding, SignIn, StoredUser, User } from './shapes/user.ts';
export type { StoreReviewField } from './stores/review-fields.ts';
export { storeReviewFields } from './stores/review-fields.ts';
export { tokenCookieName, tokenCookieNames } from './token-cookie.ts';

// The door, every name of it by hand, so that nothing is public by accident; long because the contract is wide.

export { type ApiScope, apiScopes, hasApiScope } from './api-scope.ts';
export type { TimeZone } from './dates.ts';
export {
  formatDate,
  formatDateTime,
  formatMonth,
  getMonthDays,
  isMonth,
  monthNames,
  shiftMonth,
} from './dates.ts';
export type { Access, Args, Endpoint, HandlerInput, HandlerResponse, Result } from './endpoint.ts';
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
export type { AdminMe, AdminOverview, AuditEntry, MarketNotice, SecurityEvent } from './endpoints/admin.ts';
export { admin as adminEndpoints, marketNotices } from './endpoints/admin.ts';
export type { AdminAppeal } from './endpoints/admin-appeals.ts';
export { adminAppeals as adminAppealEndpoints } from './endpoints/admin-appeals.ts';
export type { Approval, ApprovalAction, WaitingApproval } from './endpoints/admin-approvals.ts';
export {
  adminApprovals as adminApprovalEndpoints,
  approvalActions,
  approvalStates,
  approverRoles,
} from './endpoints/admin-approvals.ts';
export { adminAttributes as adminAttributeEndpoints } from './endpoints/admin-attributes.ts';
export type { AdminBanner } from './endpoints/admin-banners.ts';
export {
  adminBanners as adminBannerEndpoints,
  bannerPlaces,
  bannerStates,
} from './endpoints/admin-banners.ts';
export type { AdminBrand, AdminCategory } from './endpoints/admin-catalog.ts';
export {
  adminBrands as adminBrandEndpoints,
  adminCategories as adminCategoryEndpoints,
  ppnKinds,
} from './endpoints/admin-catalog.ts';
export type { AdminComplaint, AdminComplaintDetail, RefundSplit } from './endpoints/admin-complaints.ts';
export { adminComplaints as adminComplaintEndpoints, complaintSides } from './endpoints/admin-complaints.ts';
export type {
  AdminContent,
  AdminContentRow,
  ContentFields,
  ContentPreview,
} from './endpoints/admin-content.ts';
export { adminContent as adminContentEndpoints } from './endpoints/admin-content.ts';
export type { CourierService } from './endpoints/admin-couriers.ts';
export { adminCouriers as adminCourierEndpoints, courierRates } from './endpoints/admin-couriers.ts';
export type { AdminDocument } from './endpoints/admin-documents.ts';
export { adminDocuments as adminDocumentEndpoints } from './endpoints/admin-documents.ts';
export type { Export, ExportList } from './endpoints/admin-exports.ts';
export {
  adminExports as adminExportEndpoints,
  exportHours,
  exportLists,
  maskedExportLists,
  maxExportRows,
  maxOpenExports,
  maxWorkbookRows,
} from './endpoints/admin-exports.ts';
export type { PrivateView } from './endpoints/admin-files.ts';
export { adminFiles as adminFileEndpoints, filePurposes } from './endpoints/admin-files.ts';
export type { AdminFlashItem, AdminFlashSale } from './endpoints/admin-flash-sales.ts';
export { adminFlashSales as adminFlashSaleEndpoints } from './endpoints/admin-flash-sales.ts';
export type { MarketFigures, QueueClaim, QueueKind, QueueRow } from './endpoints/admin-home.ts';
export {
  adminHome as adminHomeEndpoints,
  type Found,
  queueKindNames,
  queueKinds,
  queuePage,
} from './endpoints/admin-home.ts';
export type { AdminHomeSections } from './endpoints/admin-home-sections.ts';
export { adminHomeSections as adminHomeSectionEndpoints } from './endpoints/admin-home-sections.ts';
export type { LedgerAccount, LedgerCheck, LedgerJournal } from './endpoints/admin-ledger.ts';
export {
  adminLedger as adminLedgerEndpoints,
  journalPage,
  ledgerAccounts,
  ledgerEvents,
} from './endpoints/admin-ledger.ts';
export type { LedgerWallet, SettlementDay, TaxDocument } from './endpoints/admin-ledger-tabs.ts';
export {
  adminLedgerTabs as adminLedgerTabEndpoints,
  taxDocumentKinds,
  walletAccounts,
} from './endpoints/admin-ledger-tabs.ts';
export type {
  AdminWithdrawal,
  PayoutBatch,
  PayoutBatchFile,
  PayoutResults,
  WalletAdjustment,
} from './endpoints/admin-money.ts';
export { adminMoney as adminMoneyEndpoints, maxAdjustment } from './endpoints/admin-money.ts';
export type {
  AdminJournal,
  AdminOrder,
  AdminOrderDetail,
  AdminPosting,
  ExtendableDeadline,
} from './endpoints/admin-orders.ts';
export {
  adminOrders as adminOrderEndpoints,
  maxCountedOrders,
  maxExtension,
  orderDayKinds,
  orderMethods,
  orderPage,
} from './endpoints/admin-orders.ts';
export type { AdminParcel, AdminParcelDetail, StaffScanCode } from './endpoints/admin-parcels.ts';
export {
  adminParcels as adminParcelEndpoints,
  maxCountedParcels,
  parcelPage,
  parcelViews,
  silentHours,
  staffScanCodes,
} from './endpoints/admin-parcels.ts';
export type {
  AdminMismatch,
  AdminPayment,
  AdminTransfer,
  MismatchKind,
  Settlement,
} from './endpoints/admin-payments.ts';
export {
  adminPayments as adminPaymentEndpoints,
  mismatchKinds,
  transferStates,
} from './endpoints/admin-payments.ts';
export type { AdminProduct } from './endpoints/admin-products.ts';
export { adminProducts as adminProductEndpoints } from './endpoints/admin-products.ts';
export type { AdminPromo, CampaignDate } from './endpoints/admin-promos.ts';
export { adminPromos as adminPromoEndpoints, campaignKinds, promoTones } from './endpoints/admin-promos.ts';
export type { AdminReports, ReportedChat } from './endpoints/admin-reports.ts';
export { adminReports as adminReportEndpoints, reportStates } from './endpoints/admin-reports.ts';
export type { AdminReview } from './endpoints/admin-reviews.ts';
export { adminReviews as adminReviewEndpoints } from './endpoints/admin-reviews.ts';
export type {
  AdminSearchCount,
  AdminSearchIndex,
  AdminSearchRule,
  AdminTriedSearch,
  SavedSearchRule,
  SearchRuleForm,
} from './endpoints/admin-search.ts';
export {
  adminSearch as adminSearchEndpoints,
  searchAttributes,
  searchIntents,
  searchRuleKinds,
} from './endpoints/admin-search.ts';
export type { Setting } from './endpoints/admin-settings.ts';
export { adminSettings as adminSettingEndpoints } from './endpoints/admin-settings.ts';
export type {
  AdminShippingOffer,
  MarketplaceShippingOfferEdit,
  MarketplaceShippingOfferForm,
} from './endpoints/admin-shipping-offers.ts';
export { adminShippingOffers as adminShippingOfferEndpoints } from './endpoints/admin-shipping-offers.ts';
export type { StaffMember } from './endpoints/admin-staff.ts';
export { adminStaff as adminStaffEndpoints } from './endpoints/admin-staff.ts';
export type { AdminStore, AdminStoreDetail } from './endpoints/admin-stores.ts';
export { adminStores as adminStoreEndpoints } from './endpoints/admin-stores.ts';
export {
  type AdminTicket,
  type AdminTicketDetail,
  adminTickets as adminTicketEndpoints,
} from './endpoints/admin-tickets.ts';
export type { AdminUser, AdminUserDetail } from './endpoints/admin-users.ts';
export { adminUsers as adminUserEndpoints } from './endpoints/admin-users.ts';
export type { AdminVoucher } from './endpoints/admin-vouchers.ts';
export { adminVouchers as adminVoucherEndpoints } from './endpoints/admin-vouchers.ts';
export {
  alertEvents,
  type OrderReminder,
  orderReminders,
} from './endpoints/alert-events.ts';
export {
  buyerAlerts as buyerAlertEndpoints,
  sellerAlerts as sellerAlertEndpoints,
} from './endpoints/alerts.ts';
export type { ApiKey } from './endpoints/api-keys.ts';
export { apiKeyLimits, apiKeys as apiKeyEndpoints } from './endpoints/api-keys.ts';
export {
  type Appeal,
  appealDays,
  appealHours,
  appealStates,
  appeals as appealEndpoints,
} from './endpoints/appeals.ts';
export type { Bio } from './endpoints/buyer.ts';
export { buyer as buyerEndpoints } from './endpoints/buyer.ts';
export type { CartGroup, CartItem } from './endpoints/cart.ts';
export { cart as cartEndpoints } from './endpoints/cart.ts';
export type { CategoryNode } from './endpoints/category-tree.ts';
export { categoryTree as categoryTreeEndpoint } from './endpoints/category-tree.ts';
export type { ChatCard, ChatMessage, ChatThread, Conversation } from './endpoints/chat.ts';
export { buyerChat as buyerChatEndpoints, sellerChat as sellerChatEndpoints } from './endpoints/chat.ts';
export {
  type ChatMeasure,
  type ChatSide,
  chatLimits,
  chatMeasures,
  type MessageKind,
  type MessageSide,
  pauseDays,
} from './endpoints/chat-limits.ts';
export type { ChatSettings, OpeningHours } from './endpoints/chat-settings.ts';
export { checkout as checkoutEndpoints } from './endpoints/checkout.ts';
export type { PayRejectionReason } from './endpoints/checkout-pay.ts';
export { PayRejection, payRejectionReasons } from './endpoints/checkout-pay.ts';
export type { Checkout, CheckoutOrder, CheckoutSummary } from './endpoints/checkout-shape.ts';
export type { BuyerCompany, BuyerDocuments } from './endpoints/company.ts';
export { company as companyEndpoints } from './endpoints/company.ts';
export { FactorCode, factors as factorEndpoints, recoveryCodeCount } from './endpoints/factors.ts';
export type { SellerFlashSale } from './endpoints/flash-submissions.ts';
export { flashSubmissions as flashSubmissionEndpoints } from './endpoints/flash-submissions.ts';
export type { MegaMenuEntry, Suggestions } from './endpoints/header.ts';
export { header as headerEndpoints } from './endpoints/header.ts';
export { type ContentPage, type HelpArticle, help as helpEndpoints } from './endpoints/help.ts';
export type { FlashSale, HomeLayout, PromoHighlight, TrendingCategory } from './endpoints/home.ts';
export { home as homeEndpoints } from './endpoints/home.ts';
export type { ImportError, ProductImport } from './endpoints/imports.ts';
export { importStatuses, imports as importEndpoints } from './endpoints/imports.ts';
export { endpoints } from './endpoints/index.ts';
export type { OnboardingDraft, OnboardingProgress } from './endpoints/information.ts';
export { information as informationEndpoints } from './endpoints/information.ts';
export { type LiveHint, type LiveKind, liveKinds, liveLimits, livePath } from './endpoints/live.ts';
export type { TeamContact } from './endpoints/market.ts';
export { market as marketEndpoints } from './endpoints/market.ts';
export { media as mediaEndpoints } from './endpoints/media.ts';
export type { Store, StoreBanner, StoreLocation } from './endpoints/merchant.ts';
export { merchant as merchantEndpoints, StoredFile } from './endpoints/merchant.ts';
export { type Notification, notificationCategories } from './endpoints/notification.ts';
export {
  listMailKinds,
  listPushKinds,
  type MailSetting,
  mailSettings,
  maxPushDevices,
  type NotificationAudience,
  type NotificationChannels,
  type NotificationKind,
  notificationKinds,
  notificationRules,
  pushRest,
} from './endpoints/notification-kinds.ts';
export type { DownloadLink } from './endpoints/order-documents.ts';
export { orderDocuments as orderDocumentEndpoints } from './endpoints/order-documents.ts';
export type { BuyerOrder, BuyerOrderDetail } from './endpoints/orders.ts';
export { orders as orderEndpoints } from './endpoints/orders.ts';
export type { Passkey } from './endpoints/passkeys.ts';
export { maxPasskeyName, maxPasskeys, passkeys as passkeyEndpoints } from './endpoints/passkeys.ts';
export {
  type ChargeStateName,
  chargeStates,
  type Payment,
  type PaymentMethod,
  type PayTo,
  payments as paymentEndpoints,
} from './endpoints/payments.ts';
export type { DeletionObstacle, PrivacyState } from './endpoints/privacy.ts';
export {
  dataExportEveryHours,
  dataExportHours,
  deletionDays,
  deletionObstacles,
  privacy as privacyEndpoints,
  sealedYears,
} from './endpoints/privacy.ts';
export type {
  ProductDetail,
  Review,
  ReviewSummary,
  ShippingEstimate,
  UnavailableProduct,
} from './endpoints/products.ts';
export { products as productEndpoints } from './endpoints/products.ts';
export type {
  FlashCard,
  FlashSlot,
  PromoOption,
  PromoPage,
  PromoRejectionReason,
} from './endpoints/promos.ts';
export { promos as promoEndpoints } from './endpoints/promos.ts';
export { push as pushEndpoints } from './endpoints/push.ts';
export { questionLimits } from './endpoints/question-limits.ts';
export type { ProductQuestion, QuestionReply, StoreQuestion } from './endpoints/questions.ts';
export {
  questions as questionEndpoints,
  sellerQuestions as sellerQuestionEndpoints,
} from './endpoints/questions.ts';
export type { Area, Region } from './endpoints/regions.ts';
export { regions as regionEndpoints } from './endpoints/regions.ts';
export { maxReportImages, reports as reportEndpoints } from './endpoints/reports.ts';
export type { MyReview, ReviewedOrder, StoreReview } from './endpoints/reviews.ts';
export { reviews as reviewEndpoints } from './endpoints/reviews.ts';
export type { SavedView } from './endpoints/saved-views.ts';
export { mostSavedViews, savedViews as savedViewEndpoints } from './endpoints/saved-views.ts';
export { search as searchEndpoints } from './endpoints/search.ts';
export {
  type AccountEvent,
  accountEventDays,
  accountEventNames,
  type OpenSession,
  security as securityEndpoints,
} from './endpoints/security.ts';
export { sellerNotifications as sellerNotificationEndpoints } from './endpoints/seller-notifications.ts';
export {
  maxAtOnce,
  sellerProductForm as sellerProductFormEndpoints,
} from './endpoints/seller-product-form.ts';
export type { ProductTab, SellerProductSort } from './endpoints/seller-products.ts';
export {
  maxSelected,
  productTabs,
  sellerProductSorts,
  sellerProducts as sellerProductEndpoints,
} from './endpoints/seller-products.ts';
export type { SellerOrder, SellerOrderDetail } from './endpoints/selling.ts';
export { selling as sellingEndpoints } from './endpoints/selling.ts';
export type { StoreShippingOffer, StoreShippingOfferForm } from './endpoints/shipping-offers.ts';
export {
  shippingOfferStates,
  shippingOffers as shippingOfferEndpoints,
} from './endpoints/shipping-offers.ts';
export { idsPerSitemapPage, SitemapPart, sitemap as sitemapEndpoints } from './endpoints/sitemap.ts';
export type { StoreActivityEntry } from './endpoints/store-activity.ts';
export { maxActivityRows, storeActivity as storeActivityEndpoints } from './endpoints/store-activity.ts';
export type { Invitation, StoreInvitation, StoreMember } from './endpoints/store-members.ts';
export {
  storeMembers as storeMemberEndpoints,
  workplaces as workplaceEndpoints,
} from './endpoints/store-members.ts';
export type { ReviewInStore, StorePage, StoreQuery } from './endpoints/stores.ts';
export { storeSorts, stores as storeEndpoints } from './endpoints/stores.ts';
export type { StoreSummary } from './endpoints/summary.ts';
export { maxSummaryDays, summary as summaryEndpoints } from './endpoints/summary.ts';
export { type Ticket, type TicketThread, tickets as ticketEndpoints } from './endpoints/tickets.ts';
export { mostViewed, viewHistory as viewHistoryEndpoints } from './endpoints/view-history.ts';
export type { StoreVoucher, StoreVoucherDetail, VoucherTab } from './endpoints/vouchers.ts';
export {
  voucherActions,
  voucherStates,
  vouchers as voucherEndpoints,
  voucherTabs,
} from './endpoints/vouchers.ts';
export type {
  RefundableSource,
  SellerBalance,
  StoreBank,
  WalletEntry,
  WalletHold,
  WalletMonth,
  Withdrawal,
} from './endpoints/wallet.ts';
export {
  sellerWallet as sellerWalletEndpoints,
  wallet as walletEndpoints,
  walletEntryTypes,
} from './endpoints/wallet.ts';
export type { Webhook, WebhookDelivery, WebhookEvent } from './endpoints/webhooks.ts';
export { webhookEvents, webhookLimits, webhooks as webhookEndpoints } from './endpoints/webhooks.ts';
export type { WishlistItem, WishlistQuery } from './endpoints/wishlist.ts';
export { wishlist as wishlistEndpoints } from './endpoints/wishlist.ts';
export { withdrawalStatuses } from './endpoints/withdrawal-statuses.ts';
export type { Envelope, FieldMessages } from './envelope.ts';
export { defaultPerPage, Meta, maxPerPage } from './envelope.ts';
export type { FieldProblems } from './field-messages.ts';
export {
  checkFields,
  fieldMessages,
  fieldProblems,
  firstErrors,
  formErrorKey,
  parseFields,
} from './field-messages.ts';
export { formatCount, formatRupiah } from './format-money.ts';
export type { CallerNetwork } from './get-caller-networks.ts';
export { getCallerNetworks, siteShare, toNetwork } from './get-caller-networks.ts';
export { BrandId, CategoryId, MediaId, MerchantId, ProductId, RegionId, UserId, VariantId } from './ids.ts';
export { type LegalDocument, legalDocuments, legalVersions } from './legal-versions.ts';
export { createLinkTo } from './links/create-link-to.ts';
export type { LinkName, LinkQuery, LinkTo, NamedPattern } from './links/link-types.ts';
export { toLinkTypes } from './links/to-link-types.ts';
export type { Locale } from './locale.ts';
export { inLocale, localeOfPath, locales, withoutLocale } from './locale.ts';
export { errorMessages } from './messages/error-messages.ts';
export { fillText } from './messages/fill-text.ts';
export type { MessageId } from './messages/message.ts';
export { isMessageId, message } from './messages/message.ts';
export { messageId } from './messages/message-id.ts';
export { pendingActionMessages } from './messages/pending-action-messages.ts';
export { Rupiah, rupiah } from './money.ts';
export { defaultOnboardingType, onboardingDefaults } from './onboarding/onboarding-defaults.ts';
export type { OnboardingInput } from './onboarding/onboarding-forms.ts';
export { getOnboardingForm, onboardingForms } from './onboarding/onboarding-forms.ts';
export { fallbackBanks, storeCategories } from './onboarding/onboarding-lists.ts';
export type { OnboardingFlow, OnboardingStep, OnboardingType } from './onboarding/onboarding-steps.ts';
export {
  getOnboardingSteps,
  getTabNumber,
  onboardingTabs,
  stepAfter,
  stepBefore,
} from './onboarding/onboarding-steps.ts';
export type { CancelReason, ComplaintType, RejectReason } from './orders/order-reasons.ts';
export {
  cancelReasonNames,
  cancelReasons,
  complaintTypeNames,
  complaintTypes,
  rejectReasonNames,
  rejectReasons,
} from './orders/order-reasons.ts';
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
  Deadline,
  Guard,
  Journal,
  OrderActor,
  SellerAction,
  StaffOrderAction,
  Transition,
  TransitionId,
} from './orders/order-table.ts';
export {
  buyerActions,
  lateParcelDays,
  maxWaybillCorrections,
  orderDeadlines,
  orderTransitions,
  sellerActions,
  staffOrderActionNames,
  staffOrderActions,
  transitionIds,
  usualCommissionBps,
} from './orders/order-table.ts';
export {
  applyAttributes,
  attributeField,
  attributeKinds,
  CategoryAttribute,
  findAllowedValue,
  findAttribute,
  listAllowedValues,
  nameFilterValue,
  presentAttributes,
  readAttributeNumber,
  toFilterValue,
} from './product/category-attributes.ts';
export { sameText } from './product/checks.ts';
export type { OptionForm } from './product/custom-fields.ts';
export { type FieldValues, getKeys, selectValues } from './product/derive.ts';
export {
  plainProductFields,
  plainSingleFields,
  plainVariantFields,
  productFields,
  type VariantForm,
  type VariantInput,
  variantFields,
} from './product/fields.ts';
export {
  type FormValues,
  getBlankValues,
  readFormValues,
  type SelectedReference,
  toFieldInputs,
} from './product/form-values.ts';
export type { AnyField, Fields, ProductSection } from './product/kinds.ts';
export { type FieldLabel, productLabels, variantLabels } from './product/messages.ts';
export type { EditedProductInput, ProductInput } from './product/product-form.ts';
export { EditedProduct, ProductForm } from './product/product-form.ts';
export { productSheet, type SheetColumn } from './product/sheet.ts';
export { lowStock, ProductPrice, ProductStock, productLimits } from './product/value-rules.ts';
export { contractVersion } from './release/contract-version.ts';
export type { NavigationEntry, PlannedNavigation } from './release/navigation.ts';
export {
  type AlertKind,
  alertKinds,
  type OpsAlert,
  OpsAlerts,
  type OpsAlertTarget,
  OpsNewTarget,
} from './release/ops-alerts.ts';
export type { OpsSeries, OpsVerdict } from './release/ops-health.ts';
export { OpsHealth } from './release/ops-health.ts';
export type {
  IncidentKind,
  IncidentState,
  OpsIncidentSummary,
  SourcePlace,
} from './release/ops-incidents.ts';
export { incidentKinds, incidentStates, OpsIncident, OpsIncidents } from './release/ops-incidents.ts';
export type { OpsPackage, OpsPackageUse } from './release/ops-packages.ts';
export { OpsPackages } from './release/ops-packages.ts';
export type { OpsAction, OpsRole } from './release/ops-role.ts';
export { canActOnReleases, parseOpsRole } from './release/ops-role.ts';
export type { OpsApp, OpsCanary, OpsEvent, OpsWatch, ReleaseCommand } from './release/ops-status.ts';
export { formerReleaseCommands, OpsStatus, releaseCommands } from './release/ops-status.ts';
export type {
  Boot,
  Plan,
  PlannedRelease,
  PlannedSlice,
  ReleaseRecord,
  RenderMode,
} from './release/plan.ts';
export { ReleaseRecord as ReleaseRecordSchema } from './release/plan.ts';
export type { SliceLimits } from './release/slice-entry.ts';
export { AppNameSchema, SliceDeclaration, SliceEntry } from './release/slice-entry.ts';
export type { AppName, SliceName } from './release/slice-name.ts';
export { sliceNamePattern } from './release/slice-name.ts';
export {
  type BulkCodesResult,
  type BulkResult,
  bulkUndoSeconds,
  maxBulkRows,
  typedAbove,
} from './schemas/bulk.ts';
export {
  type ArticleGroup,
  type ArticleSlug,
  articleGroups,
  type ContentSlug,
  contentLimits,
  contentSlugs,
} from './schemas/content-page.ts';
export type { FlashItem } from './schemas/flash-item.ts';
export type { HomeSection } from './schemas/home-sections.ts';
export { homeSections } from './schemas/home-sections.ts';
export { ImageUrls, ZoomUrls } from './schemas/image-urls.ts';
export type { InvoiceCompany } from './schemas/invoice-to.ts';
export type { ListedPromo } from './schemas/listed-promo.ts';
export type { ListingExtra, UnderstoodPart } from './schemas/listing-extra.ts';
export type { OrderItem } from './schemas/order.ts';
export type { OrderMoneyState } from './schemas/order-money.ts';
export {
  type BlockReason,
  blockReasonCodes,
  blockReasons,
  type ProductBlock,
} from './schemas/product-block.ts';
export { ProductCard } from './schemas/product-card.ts';
export type { Facets, ProductQuery, PromotionFilterName, SortValue } from './schemas/product-query.ts';
export { promotionFilterNames, sortValues } from './schemas/product-query.ts';
export {
  formatReportReason,
  listReportReasons,
  type PublicSubject,
  type ReportReason,
  type ReportSubject,
  reportReasonCodes,
  reportSubjects,
} from './schemas/report-reasons.ts';
export { type HideReason, hideReasonCodes, hideReasons } from './schemas/review-hide.ts';
export type { RichSpan, RichText } from './schemas/rich-text.ts';
export type { ListedSellerProduct, ProductConflict, SellerProduct } from './schemas/seller-product.ts';
export { productFlags, type ReferenceNames, referenceNames } from './schemas/seller-product.ts';
export type { ShippingCourier, UnavailableService } from './schemas/shipping-service.ts';
export type { ListedStore, StoreCard } from './schemas/store-card.ts';
export type { StoreType } from './schemas/store-type.ts';
export type { OrderTaxDocuments } from './schemas/tax-documents.ts';
export {
  type TicketMessage,
  type TicketState,
  type TicketTopic,
  ticketLimits,
  ticketMonths,
  ticketStates,
  ticketTopics,
} from './schemas/ticket.ts';
export type { DueConsent, Onboarding, SignIn, StoredUser, User } from './schemas/user.ts';
export { type SettingKey, type SettingRule, settingKeys, settingRules } from './settings.ts';
export { cityCode, shipToCookie } from './ship-to.ts';
export { hasStaffRole, type StaffRole, staffRoles } from './staff-role.ts';
export {
  type StepUpAction,
  type StepUpMethod,
  type StepUpRejection,
  stepUpActions,
  stepUpMethods,
} from './step-up.ts';
export {
  activityMonths,
  getRight,
  hasStoreRight,
  invitationDays,
  type MemberRole,
  maxStoreMembers,
  memberRoles,
  rolesFor,
  type StoreArea,
  type StoreRole,
  storeAreas,
  storeRoles,
} from './store-role.ts';
export { type CheckedStore, findMissingParts } from './stores/missing-parts.ts';
export type { StoreReviewField } from './stores/review-fields.ts';
export { replyDays, storeReviewFields } from './stores/review-fields.ts';
export { tokenCookieName, tokenCookieNames } from './token-cookie.ts';
export {
  Code,
  Email,
  LoginPassword,
  NewPassword,
  PasswordConfirmation,
  sameAsPassword,
} from './validation/account.ts';
export { addressBookRules, maxAddresses } from './validation/address-book.ts';
export { AccountNumber, bankRules, personalBankRules } from './validation/bank.ts';
export { BannerTarget, bannerRules, maxSlides } from './validation/banner.ts';
export type { BirthDateParts } from './validation/birth-date.ts';
export {
  BirthDate,
  birthDate,
  earliestBirthYear,
  joinBirthDate,
  splitBirthDate,
} from './validation/birth-date.ts';
export { ItemNote, maxQuantity, Quantity } from './validation/buying.ts';
export {
  buyerCompanyRules,
  InvoiceNpwp,
  invoiceCompanyRules,
  merchantCompanyRules,
  NpwpNumber,
  PicName,
  Pkp,
  uploaded,
} from './validation/company.ts';
export { digitFormats } from './validation/digits.ts';
export { dropshipRules } from './validation/dropship.ts';
export {
  flashDiscount,
  flashPriceRange,
  flashSubmissionRules,
  minFlashRating,
} from './validation/flash-sale.ts';
export { ImageFile, imageTypes, maxImageBytes } from './validation/image.ts';
export {
  Address,
  buyerLocationRules,
  locationRules,
  merchantLocationRules,
  regionRules,
  storeLocationRules,
  ZipCode,
} from './validation/location.ts';
export { BuyerPicPhone, normalizePhone, Phone, PicPhone } from './validation/phone.ts';
export {
  type PlatformVoucherEdit,
  type PlatformVoucherForm,
  platformVoucherRules,
} from './validation/platform-voucher.ts';
export { ProductDiscount } from './validation/product-discount.ts';
export {
  maxReviewImages,
  maxReviewLength,
  replyHours,
  replyRules,
  reviewDays,
  reviewRules,
} from './validation/review.ts';
export { maxSearch } from './validation/search.ts';
export { shippingOfferRules, storeSubsidyPercent } from './validation/shipping-offer.ts';
export { maxSpreadsheetBytes, type SpreadsheetType, spreadsheetTypes } from './validation/spreadsheet.ts';
export { courierCodes, courierNames, StoreDescription, StoreName, storeRules } from './validation/store.ts';
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
} from './validation/user.ts';
export type { VoucherForm } from './validation/voucher.ts';
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
} from './validation/voucher.ts';
export {
  buyerWithdrawalRules,
  maxWithdrawalPerDay,
  maxWithdrawalsPerDay,
  minWithdrawal,
  sellerWithdrawalRules,
  WithdrawalAmount,
} from './validation/withdrawal.ts';

export type { Access, Answer, Args, Endpoint, Got, Result } from './endpoint.ts';
export { endpoint } from './endpoint.ts';
export { codeTargets } from './endpoints/accounts.ts';
export type { Bio, Notification } from './endpoints/buyer.ts';
export { notificationCategories } from './endpoints/buyer.ts';
export type { MegaMenuEntry, Suggestions } from './endpoints/header.ts';
export type { FlashSale, PromoHighlight, TrendingCategory } from './endpoints/home.ts';
export { endpoints } from './endpoints/index.ts';
export type { Store } from './endpoints/merchant.ts';
export { StoredFile } from './endpoints/merchant.ts';
export type {
  CategoryNode,
  Facets,
  ProductDetail,
  ProductQuery,
  Review,
  SortValue,
} from './endpoints/products.ts';
export { sortValues } from './endpoints/products.ts';
export type { Region } from './endpoints/regions.ts';
export type { Envelope, FieldMessages } from './envelope.ts';
export { defaultPerPage, Meta, maxPerPage } from './envelope.ts';
export { BrandId, CategoryId, MediaId, MerchantId, ProductId, RegionId, UserId, VariantId } from './ids.ts';
export type { Locale } from './locale.ts';
export { inLocale, localeOfPath, locales, withoutLocale } from './locale.ts';
export { errorMessages } from './messages/error-messages.ts';
export { fillText } from './messages/fill-text.ts';
export type { MessageId } from './messages/message.ts';
export { isMessageId, message, messageId } from './messages/message.ts';
export { formatCount, formatRupiah, Rupiah, rupiah } from './money.ts';
export { paths } from './paths.ts';
export type {
  AppName,
  Boot,
  Plan,
  PlannedRelease,
  PlannedSlice,
  ReleaseRecord,
  RenderMode,
  SliceName,
} from './release/plan.ts';
export { appNames, ReleaseRecord as ReleaseRecordSchema, sliceNames } from './release/plan.ts';
export { imageTypes, maxImageBytes } from './rules/image.ts';
export type { PictureUrls, StoreType } from './shapes/product-card.ts';
export { ProductCard } from './shapes/product-card.ts';
export type { SignIn, StoredUser, User } from './shapes/user.ts';
export { tokenCookieName, tokenCookieNames } from './token-cookie.ts';

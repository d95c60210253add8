import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { MediaId } from '../ids.ts';
import { messageId } from '../messages/message-id.ts';
import { Day } from '../schemas/wire-id.ts';
import { storeReviewFields } from '../stores/review-fields.ts';
import { bannerRules } from '../validation/banner.ts';
import { NpwpNumber, PicName, Pkp, pkpHasNpwp } from '../validation/company.ts';
import { storeLocationRules } from '../validation/location.ts';
import { PicPhone } from '../validation/phone.ts';
import {
  courierCodes,
  holidayInOrder,
  holidayRules,
  StoreCouriers,
  StoreDescription,
  StoreName,
} from '../validation/store.ts';
import { emptyOr } from '../validation/text.ts';
import { BusinessType } from '../validation/user.ts';

/** A stored file: its URL, and the state of its review. */
export const StoredFile = v.object({
  media_id: v.nullable(MediaId),
  url: v.nullable(v.string()),
  status: v.picklist(['none', 'submitted', 'approved', 'rejected']),
  reason: v.nullable(v.string()),
});

/** The store of a merchant (SPEC 3 "Seller store"). */
export const Store = v.object({
  merchant_photo: StoredFile,
  /** The address of the photo alone, under the name of the lists (domain 9). */
  merchant_photos: v.nullable(v.string()),
  merchant_name: v.string(),
  merchant_slug: v.string(),
  description: v.string(),
  is_company: v.picklist(['personal', 'company']),
  is_pkp: v.picklist(['pkp', 'non-pkp']),
  no_npwp: v.string(),
  /** The day from which its invoices state PPN. */
  pkp_since: v.optional(v.nullable(v.string())),
  pic_name: v.string(),
  pic_phone: v.string(),
  file_ktp: StoredFile,
  file_ktp_selfie: StoredFile,
  file_npwp: StoredFile,
  file_company_doc: StoredFile,
  /** Days without selling, both included. */
  holiday_from: v.nullable(v.string()),
  holiday_to: v.nullable(v.string()),
  /** Couriers that the store works with, and those that it could. */
  couriers: v.array(v.picklist(courierCodes)),
  courier_options: v.array(v.object({ code: v.picklist(courierCodes), name: v.string() })),
  /** Whether buyers may send parcels in their own name. */
  accepts_dropship: v.boolean(),
  verification_status: v.picklist(['draft', 'submitted', 'approved', 'rejected', 'suspended']),
  submitted_at: v.nullable(v.string()),
  /** Until when the verification is promised: a day after the store was submitted. */
  verify_due_at: v.nullable(v.string()),
  is_late: v.boolean(),
  /** Staff asked for the rejected parts, and wait for them until then; null: they did not. */
  reply_due_at: v.optional(v.nullable(v.string())),
  /** The server's time: the countdown to `verify_due_at` uses it. */
  server_time: v.optional(v.string()),
  suspend_reason: v.nullable(v.string()),
  /** Parts that wait for staff or that they rejected, and why. Parts that are not listed are approved. */
  reviews: v.array(
    v.object({
      field: v.picklist(storeReviewFields),
      status: v.picklist(['submitted', 'rejected']),
      reason: v.nullable(v.string()),
    }),
  ),
  /** Parts without which staff cannot approve the store; none once it is approved. */
  missing: v.array(v.picklist(storeReviewFields)),
  city: v.nullable(v.string()),
  rating: v.number(),
  products: v.number(),
  /** Changes with every save; a stale one is a 409. */
  version: v.number(),
});
export type Store = v.InferOutput<typeof Store>;

const file = v.optional(v.nullable(MediaId));

/** SPEC 3 "Seller location", with its own spelling of the sub-district. */
export const StoreLocation = v.object({
  company_picture: StoredFile,
  company_name: v.string(),
  address: v.string(),
  province: v.string(),
  province_id: v.string(),
  city_id: v.string(),
  city: v.string(),
  sub_district_id: v.string(),
  subistrict: v.string(),
  area_id: v.string(),
  area: v.string(),
  zipcode: v.string(),
  latitude: v.nullable(v.number()),
  longitude: v.nullable(v.number()),
});
export type StoreLocation = v.InferOutput<typeof StoreLocation>;

/** An image of the banner: its URLs by width; null without one. */
const BannerPicture = v.nullable(
  v.object({ media_id: MediaId, url: v.string(), width: v.number(), height: v.number() }),
);

/** SPEC 3 "Seller banner"; targets are paths of this marketplace, or empty. */
export const StoreBanner = v.object({
  main_banner: BannerPicture,
  target_url: v.string(),
  slider_banner: v.array(
    v.object({ media_id: MediaId, url: v.string(), target_url: v.string(), position: v.number() }),
  ),
  secondary_long_banner: BannerPicture,
  secondary_target_url: v.string(),
});
export type StoreBanner = v.InferOutput<typeof StoreBanner>;

export const merchant = {
  store: endpoint({
    method: 'GET',
    path: '/merchant/dashboard/store',
    summary: 'My store',
    access: 'merchant',
    area: 'owner',
    data: Store,
  }),
  saveStore: endpoint({
    method: 'POST',
    path: '/merchant/dashboard/store',
    summary: 'Save my store; a file that is left out stays as it is, null removes it',
    access: 'merchant',
    area: 'owner',
    body: v.pipe(
      v.object({
        merchant_photo: file,
        merchant_name: StoreName,
        description: StoreDescription,
        is_company: v.optional(BusinessType),
        is_pkp: Pkp,
        no_npwp: emptyOr(NpwpNumber),
        pkp_since: v.optional(v.nullable(Day)),
        pic_name: PicName,
        pic_phone: PicPhone,
        file_ktp: file,
        file_ktp_selfie: file,
        file_npwp: file,
        file_company_doc: file,
        ...holidayRules,
        couriers: v.optional(StoreCouriers),
        accepts_dropship: v.optional(v.boolean(messageId('field.invalid'))),
        version: v.pipe(v.number(), v.integer()),
      }),
      holidayInOrder(),
      pkpHasNpwp(),
    ),
    data: Store,
  }),
  /** An addition: a rejected store with changed parts goes to staff again (domain 3.3). */
  resubmitStore: endpoint({
    method: 'POST',
    path: '/merchant/dashboard/store/submit',
    summary: 'Submit the store again after the parts that were rejected or asked for were changed',
    access: 'merchant',
    area: 'owner',
    data: Store,
  }),
  location: endpoint({
    method: 'GET',
    path: '/merchant/dashboard/location',
    summary: 'Where my store sends from',
    access: 'merchant',
    area: 'owner',
    data: StoreLocation,
  }),
  saveLocation: endpoint({
    method: 'POST',
    path: '/merchant/dashboard/location',
    summary: 'Save the pickup address of the store; an omitted image stays, null removes it',
    access: 'merchant',
    area: 'owner',
    body: v.object(storeLocationRules),
    data: StoreLocation,
  }),
  banner: endpoint({
    method: 'GET',
    path: '/merchant/dashboard/banner',
    summary: "My store's banners",
    access: 'merchant',
    area: 'catalogue',
    data: StoreBanner,
  }),
  saveBanner: endpoint({
    method: 'POST',
    path: '/merchant/dashboard/banner',
    summary: "Save my store's banners, all of them: what is left out is removed",
    access: 'merchant',
    area: 'catalogue',
    body: v.object(bannerRules),
    data: StoreBanner,
  }),
};

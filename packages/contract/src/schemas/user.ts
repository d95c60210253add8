import * as v from 'valibot';
import { MerchantId, UserId } from '../ids.ts';
import { legalDocuments } from '../legal-versions.ts';
import { storeRoles } from '../store-role.ts';

/** The store in which somebody works now, as the header and the dashboards need it. */
export const UserMerchant = v.object({
  id: MerchantId,
  merchant_name: v.string(),
  merchant_slug: v.string(),
  merchant_photo: v.nullable(v.string()),
  verification_status: v.picklist(['draft', 'submitted', 'approved', 'rejected', 'suspended']),
  /** What the user is in it; an owner when absent. */
  roles: v.optional(v.array(v.picklist(storeRoles))),
});

/** A document of the market whose present version somebody has not agreed to yet. */
export const DueConsent = v.object({
  kind: v.picklist(legalDocuments),
  version: v.number(),
  /** Since when it is in force. */
  since: v.string(),
  /** Where it can be read. */
  path: v.string(),
});
export type DueConsent = v.InferOutput<typeof DueConsent>;

/** The signed-in user (SPEC 3 "Login response data"). The browser stores it without `id`. */
export const User = v.object({
  id: UserId,
  email: v.string(),
  username: v.nullable(v.string()),
  fullname: v.nullable(v.string()),
  phone: v.nullable(v.string()),
  gender: v.nullable(v.picklist(['male', 'female'])),
  birthday: v.nullable(v.string()),
  is_company: v.nullable(v.picklist(['personal', 'company'])),
  registered_as: v.nullable(v.picklist(['buyer', 'merchant'])),
  merchant: v.nullable(UserMerchant),
  /** Works for the marketplace, so the back office is open; absent for everybody else. */
  is_staff: v.optional(v.literal(true)),
  /** Documents of the market that have a new version to agree to; absent without one. */
  consents_due: v.optional(v.array(DueConsent)),
});
export type User = v.InferOutput<typeof User>;
/** What local storage holds (SPEC 3 "Locally saved user"). */
export type StoredUser = Omit<User, 'id'>;

/** The progress of an onboarding: `step` is the last tab whose data is saved, without gaps; 0 before the first. */
export const Onboarding = v.object({ flow: v.picklist(['none', 'buyer', 'merchant']), step: v.number() });
export type Onboarding = v.InferOutput<typeof Onboarding>;

/** The response of every login. `registration_step` is present only when onboarding is finished (domain 3.2). */
export const SignIn = v.object({
  user: User,
  jwt_token: v.string(),
  registration_step: v.optional(v.number()),
  onboarding: v.optional(Onboarding),
});
export type SignIn = v.InferOutput<typeof SignIn>;

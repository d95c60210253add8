import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { onboardingForms } from '../onboarding/onboarding-forms.ts';
import { Onboarding, User } from '../schemas/user.ts';
import { StoredFile } from './merchant.ts';

const stepNames = v.picklist(['personal', 'company', 'store', 'location', 'bank']);

/** The progress of an onboarding after a save. */
export const OnboardingProgress = v.object({
  user: User,
  onboarding: Onboarding,
  /** What to fill in next; null when the onboarding is finished. */
  next_step: v.nullable(stepNames),
  /** Present when an onboarding is finished, as in every login. */
  registration_step: v.optional(v.number()),
});
export type OnboardingProgress = v.InferOutput<typeof OnboardingProgress>;

const texts = v.nullable(v.record(v.string(), v.unknown()));

/** Everything that was saved so far, to continue on any device. Steps that were not saved are null. */
export const OnboardingDraft = v.object({
  ...OnboardingProgress.entries,
  registered_as: v.picklist(['buyer', 'merchant']),
  /** The fields of each step as they were sent; images by their ids. */
  personal: texts,
  company: texts,
  store: texts,
  location: texts,
  bank: texts,
  /** The images of all steps, by field. */
  files: v.record(v.string(), StoredFile),
});
export type OnboardingDraft = v.InferOutput<typeof OnboardingDraft>;

/**
 * Two forms share a path. Which of them counts, the server knows by the saved `registered_as` and `is_company`
 * (domain 9); it checks by that one, whatever else the body would satisfy.
 */
const eitherOf = (
  one: { entries: v.ObjectEntries },
  other: { entries: v.ObjectEntries },
): v.GenericSchema<Record<string, unknown>, Record<string, unknown>> =>
  v.union([v.looseObject(one.entries), v.looseObject(other.entries), v.looseObject({})]);

/** The onboarding, saved step by step (SPEC 7 "Auth"). Saving a finished one is a 409, repeating a save a 200. */
export const information = {
  draft: endpoint({
    method: 'GET',
    path: '/auth/information',
    summary: 'Get the saved setup',
    access: 'user',
    query: v.object({ registered_as: v.optional(v.picklist(['buyer', 'merchant'])) }),
    data: OnboardingDraft,
  }),
  personal: endpoint({
    method: 'POST',
    path: '/auth/information/personal',
    summary: 'Save the identity and the account type of the setup',
    access: 'user',
    body: onboardingForms.personal,
    data: OnboardingProgress,
  }),
  location: endpoint({
    method: 'POST',
    path: '/auth/information/location',
    summary: "Setup: a buyer's address, or the region of a store",
    access: 'user',
    body: eitherOf(onboardingForms.location.buyer, onboardingForms.location.merchant),
    data: OnboardingProgress,
  }),
  company: endpoint({
    method: 'POST',
    path: '/auth/information/company',
    summary: "Setup: a buyer's or a merchant's company",
    access: 'user',
    body: eitherOf(onboardingForms.company.merchant, onboardingForms.company.buyer),
    data: OnboardingProgress,
  }),
  store: endpoint({
    method: 'POST',
    path: '/auth/information/store',
    summary: 'Setup: the store',
    access: 'user',
    body: onboardingForms.store,
    data: OnboardingProgress,
  }),
  bank: endpoint({
    method: 'POST',
    path: '/auth/information/bank',
    summary: "Setup: the store's bank account; the store then waits for its verification",
    access: 'user',
    body: eitherOf(onboardingForms.bank.personal, onboardingForms.bank.company),
    data: OnboardingProgress,
  }),
};

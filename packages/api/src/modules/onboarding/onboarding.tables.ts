import type { OnboardingFlow, OnboardingInput } from '@pasar/contract';

/** What a user saved of an onboarding, step by step; one row per flow, so that switching flows loses nothing. */
export interface OnboardingDrafts {
  user_id: number;
  flow: OnboardingFlow;
  personal: OnboardingInput['personal'] | null;
  company: OnboardingInput['buyerCompany'] | OnboardingInput['merchantCompany'] | null;
  store: OnboardingInput['store'] | null;
  location: OnboardingInput['buyerLocation'] | OnboardingInput['merchantLocation'] | null;
  bank: OnboardingInput['bank'] | null;
  /** Set with the last save; from then on the data is in its own tables. */
  finished_at: Date | null;
  updated_at: Date;
}

declare module '../../platform/database/database.ts' {
  interface Database {
    onboarding_drafts: OnboardingDrafts;
  }
}

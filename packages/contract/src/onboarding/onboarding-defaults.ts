import type { OnboardingFlow, OnboardingType } from './onboarding-steps.ts';

/** The initial values of the onboarding pages without earlier data (SPEC 3, 9). */
export const onboardingDefaults = {
  birthday: '1995-05-20',
  gender: 'male',
  is_pkp: 'pkp',
} as const;

/** Who registers: a merchant is assumed to be a company (SPEC 3), a buyer an individual. */
export const defaultOnboardingType: Record<OnboardingFlow, OnboardingType> = {
  merchant: 'company',
  buyer: 'personal',
};

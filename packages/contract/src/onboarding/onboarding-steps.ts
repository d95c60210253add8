/** A user registers to shop, or to sell (SPEC 2). */
export type OnboardingFlow = 'buyer' | 'merchant';
export type OnboardingStep = 'personal' | 'company' | 'store' | 'location' | 'bank';
export type OnboardingType = 'personal' | 'company';

/** The tabs of each onboarding, from 1 (SPEC 2 "Merchant setup", "Buyer setup"). */
export const onboardingTabs: Record<OnboardingFlow, readonly OnboardingStep[]> = {
  buyer: ['personal', 'location', 'company'],
  merchant: ['personal', 'company', 'store', 'location', 'bank'],
};

/** The steps of one user: an individual has no company step (SPEC 4). */
export const getOnboardingSteps = (flow: OnboardingFlow, type: OnboardingType): readonly OnboardingStep[] =>
  onboardingTabs[flow].filter((step) => type === 'company' || step !== 'company');

/** The number of a step's tab; of a single merchant the second is missing, so that 3 follows 1. */
export const getTabNumber = (flow: OnboardingFlow, step: OnboardingStep): number =>
  onboardingTabs[flow].indexOf(step) + 1;

/** The step that follows; undefined after the last (SPEC 4: a single merchant jumps from 1 to 3). */
export const stepAfter = (
  flow: OnboardingFlow,
  type: OnboardingType,
  step: OnboardingStep,
): OnboardingStep | undefined => {
  const steps = getOnboardingSteps(flow, type);
  return steps[steps.indexOf(step) + 1];
};

/** The step before; undefined on step 1 (SPEC 4: a single merchant goes back from 3 to 1). */
export const stepBefore = (
  flow: OnboardingFlow,
  type: OnboardingType,
  step: OnboardingStep,
): OnboardingStep | undefined => {
  const steps = getOnboardingSteps(flow, type);
  return steps[steps.indexOf(step) - 1];
};

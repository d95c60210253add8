import type { endpoints, HandlerResponse } from '@pasar/contract';
import type { Context } from '../../platform/context.ts';
import { presentUser, type UserRow } from '../accounts/index.ts';
import { nextStep, type OnboardingDraftRow } from './onboarding-draft.ts';

export type OnboardingProgress = HandlerResponse<typeof endpoints.information.personal>['data'];

/** The progress of a user's onboarding, as every save returns it. */
export const presentOnboardingProgress = async (
  ctx: Context,
  person: UserRow,
  setup: OnboardingDraftRow,
): Promise<OnboardingProgress> => ({
  user: await presentUser(ctx, person),
  onboarding: { flow: person.onboarding_flow, step: person.onboarding_step },
  next_step: nextStep(setup),
  ...(person.onboarding_done_at ? { registration_step: person.onboarding_step } : {}),
});

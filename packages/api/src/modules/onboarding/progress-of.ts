import type { Answer, endpoints } from '@pasar/contract';
import type { Context } from '../../platform/context.ts';
import { presentUser, type UserRow } from '../accounts/index.ts';
import { nextStep, type Setup } from './setup.ts';

export type SetupProgress = Answer<typeof endpoints.information.personal>['data'];

/** Where a person's setup stands, as every save answers it. */
export const progressOf = async (ctx: Context, person: UserRow, setup: Setup): Promise<SetupProgress> => ({
  user: await presentUser(ctx, person),
  onboarding: { flow: person.onboarding_flow, step: person.onboarding_step },
  next_step: nextStep(setup),
  ...(person.onboarding_done_at ? { registration_step: person.onboarding_step } : {}),
});

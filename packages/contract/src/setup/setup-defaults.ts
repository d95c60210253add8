import type { SetupFlow, SetupType } from './setup-steps.ts';

/** What the setup screens begin with where nothing is known yet (SPEC 3, 9). */
export const setupDefaults = {
  birthday: '1995-05-20',
  gender: 'male',
  is_pkp: 'pkp',
} as const;

/** Who registers: a merchant is taken for a company (SPEC 3), a buyer for a single person. */
export const defaultSetupType: Record<SetupFlow, SetupType> = { merchant: 'company', buyer: 'personal' };

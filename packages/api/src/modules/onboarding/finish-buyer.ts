import type { OnboardingInput } from '@pasar/contract';
import type { Context } from '../../platform/context.ts';
import { saveBuyerDocuments, writeCompany } from '../companies/index.ts';
import { enterFirstAddress } from './enter-first-address.ts';
import type { OnboardingDraftRow } from './onboarding-draft.ts';

/** Moves a buyer's saved data: the address into the address book, the company to the account. */
export const finishBuyer = async (ctx: Context, setup: OnboardingDraftRow): Promise<void> => {
  const { user_id, personal } = setup;
  if (personal?.is_company === 'company') {
    // A buyer's onboarding holds a buyer's form: it was parsed by its rules.
    const { upload_npwp, terms: _, ...company } = setup.company as OnboardingInput['buyerCompany'];
    await saveBuyerDocuments(ctx, user_id, { file_npwp: upload_npwp });
    await writeCompany(ctx, user_id, company);
  }
  await enterFirstAddress(ctx, setup);
};

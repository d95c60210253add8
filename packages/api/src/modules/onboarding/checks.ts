import type { OnboardingInput } from '@pasar/contract';
import type { Context } from '../../platform/context.ts';
import { apiError } from '../../platform/http/api-error.ts';
import { attachPrivately } from '../media/index.ts';
import { assertPlace } from '../regions/index.ts';
import { findBank } from '../stores/index.ts';

type Location = OnboardingInput['buyerLocation'] | OnboardingInput['merchantLocation'];
type Company = OnboardingInput['buyerCompany'] | OnboardingInput['merchantCompany'];

/** The regions belong together. Throws 422. */
export const checkLocation = (_: Context, form: Location): Promise<void> => assertPlace(form);

/** Attaches the user's images as documents, private for ever (quality S33). Throws 422. */
export const checkCompany = (ctx: Context, form: Company): Promise<void> => {
  const uploads = Object.entries(form).filter(([field]) => field.startsWith('upload_'));
  return attachPrivately(ctx, Object.fromEntries(uploads.map(([field, id]) => [field, Number(id)])));
};

/** The bank is one of the list. Throws 422. */
export const checkBank = async (_: Context, { bank_id }: OnboardingInput['bank']): Promise<void> => {
  if (!findBank(bank_id)) throw apiError.invalid({ bank_id: ['bank.unknown'] });
};

import type { SetupInput } from '@pasar/contract';
import type { Context } from '../../platform/context.ts';
import { failure } from '../../platform/http/failure.ts';
import { attachPrivately } from '../media/index.ts';
import { demandPlace } from '../regions/index.ts';
import { bankOf } from '../stores/index.ts';

type Location = SetupInput['buyerLocation'] | SetupInput['merchantLocation'];
type Company = SetupInput['buyerCompany'] | SetupInput['merchantCompany'];

/** The regions belong together. Throws 422. */
export const checkLocation = (_: Context, form: Location): Promise<void> => demandPlace(form);

/** The pictures are the person's; from here on they are documents, private for ever (quality S33). Throws 422. */
export const checkCompany = (ctx: Context, form: Company): Promise<void> => {
  const uploads = Object.entries(form).filter(([field]) => field.startsWith('upload_'));
  return attachPrivately(ctx, Object.fromEntries(uploads.map(([field, id]) => [field, Number(id)])));
};

/** The bank is one of the list. Throws 422. */
export const checkBank = async (_: Context, { bank_id }: SetupInput['bank']): Promise<void> => {
  if (!bankOf(bank_id)) throw failure.invalid({ bank_id: ['bank.unknown'] });
};

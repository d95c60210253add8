import { payRejectionReasons } from '@pasar/contract';
import type { Context } from '../../../platform/context.ts';
import { ApiError, apiError } from '../../../platform/http/api-error.ts';
import type { Session } from '../session/session.ts';
import { showSession } from '../show/show-checkout.ts';

interface Reasoned {
  reason: string;
  preview?: unknown;
}

const reasonedOf = (error: unknown): (ApiError & { data: Reasoned }) | null => {
  if (!(error instanceof ApiError) || error.code !== 409) return null;
  const data = error.data as Partial<Reasoned> | null;
  const isOurs = payRejectionReasons.some((reason) => reason === data?.reason);
  return isOurs && data?.preview === undefined ? (error as ApiError & { data: Reasoned }) : null;
};

/**
 * Adds the current state to the rejection of a checkout, so that the user can see what changed and confirm it. Call it
 * after the rejected transaction, with its error; other errors pass unchanged.
 */
export const withPreview = async (
  ctx: Context,
  error: unknown,
  find: () => Promise<Session>,
): Promise<unknown> => {
  const refusal = reasonedOf(error);
  if (!refusal) return error;
  const shown = await find()
    .then((session) => showSession(ctx, session))
    .catch((second: unknown) => {
      if (second instanceof ApiError) return null;
      throw second;
    });
  const preview = shown && { checkout: shown.data, all_promo: shown.all_promo };
  return apiError.conflict(refusal.words, { ...refusal.data, preview });
};

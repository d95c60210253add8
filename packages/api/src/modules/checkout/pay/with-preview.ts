import { payRefusals } from '@pasar/contract';
import type { Context } from '../../../platform/context.ts';
import { Failure, failure } from '../../../platform/http/failure.ts';
import type { Session } from '../session/session.ts';
import { showSession } from '../show/show-checkout.ts';

interface Reasoned {
  reason: string;
  preview?: unknown;
}

const reasonedOf = (error: unknown): (Failure & { data: Reasoned }) | null => {
  if (!(error instanceof Failure) || error.code !== 409) return null;
  const data = error.data as Partial<Reasoned> | null;
  const isOurs = payRefusals.some((reason) => reason === data?.reason);
  return isOurs && data?.preview === undefined ? (error as Failure & { data: Reasoned }) : null;
};

/**
 * Gives a refusal of a checkout its fresh state, so that the person can see what changed and confirm it. Call it after
 * the transaction that was refused, with the error of it; other errors pass as they are.
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
      if (second instanceof Failure) return null;
      throw second;
    });
  const preview = shown && { checkout: shown.data, all_promo: shown.all_promo };
  return failure.conflict(refusal.words, { ...refusal.data, preview });
};

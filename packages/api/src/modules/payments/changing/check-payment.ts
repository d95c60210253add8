import type { Payment } from '@pasar/contract';
import type { HandlerArgs } from '../../../platform/context.ts';
import { findOwnGroup } from '../show/find-own-group.ts';
import { readPayment } from '../show/read-payment.ts';
import { pollPayment } from './poll-payment.ts';

/**
 * "I have paid": asks the providers, unless the wallet paid everything. Throws 401, 404, 429 within 15 seconds of the
 * last time, and 503 when a provider does not answer.
 */
export const checkPayment = async ({
  ctx,
  input: { code },
}: HandlerArgs<{ code: string }>): Promise<Payment> => {
  const group = await findOwnGroup(ctx, code);
  if (group.payable > 0) await pollPayment(ctx, group.id);
  return readPayment({ ctx, input: { code } });
};

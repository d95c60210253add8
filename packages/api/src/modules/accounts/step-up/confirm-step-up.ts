import type { endpoints, HandlerInput, StepUpAction, StepUpMethod } from '@pasar/contract';
import { later, minute } from '../../../platform/clock.ts';
import type { Context, HandlerArgs } from '../../../platform/context.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { getCurrentUser } from '../../../platform/http/get-current-user.ts';
import { securityEvent } from '../../../platform/security-events/security-event.ts';
import { assertCodeSent, type CodeStatus } from '../codes/code-status.ts';
import { issueCode } from '../codes/issue-code.ts';
import { takeCode } from '../codes/take-code.ts';
import { confirmPassword } from '../confirm-password.ts';
import { proveFactor } from '../factors/prove-factor.ts';
import { maskEmail } from '../notices/mask-email.ts';
import { signedInUser } from '../signed-in-user.ts';
import { readStepUpMethods } from './require-step-up.ts';

/** people W52. */
const validMs = 10 * minute;

type Proof = HandlerInput<typeof endpoints.factors.stepUp>['body'];

/**
 * Mails a code that confirms one action; it covers no more money than it names. Throws 401; 403 where a factor
 * is set up; 422 for a withdrawal without its amount; 429.
 */
export const orderStepUpCode = async ({
  ctx,
  input: { action, amount, deviceHash },
}: HandlerArgs<{ action: StepUpAction; amount: number | null; deviceHash: string }>): Promise<
  CodeStatus & { email: string }
> => {
  if (action === 'withdrawal' && amount === null) throw apiError.invalid({ amount: ['field.required'] });
  const { id, email } = await signedInUser(ctx);
  const { methods } = await readStepUpMethods(ctx, action);
  if (!methods.includes('code')) throw apiError.forbidden('step-up.method');
  const journey = await issueCode(ctx, {
    email,
    purpose: 'step-up',
    userId: id,
    deviceHash,
    stepUp: { action, amount },
  });
  if (journey.code !== 'cooling') assertCodeSent(journey);
  return { ...journey, email: maskEmail(email) };
};

/** Checks the proof; returns the rupiah that it covers at most, null without a limit. */
const check = async (ctx: Context, { action, method, code, password }: Proof, deviceHash: string) => {
  const { id, email } = await signedInUser(ctx);
  const wanted = await readStepUpMethods(ctx, action);
  if (!wanted.methods.includes(method)) throw apiError.forbidden('step-up.method');
  if (method !== 'code') {
    await proveFactor(ctx, { userId: id, code, key: `${id} session ${getCurrentUser(ctx).sessionId}` });
    return null;
  }
  if (wanted.password) {
    if (!password) throw apiError.invalid({ password: ['password.required'] });
    await confirmPassword(ctx, password);
  }
  const taken = await takeCode(ctx, {
    email,
    code,
    purposes: ['step-up'],
    userId: id,
    deviceHash,
    action,
  });
  return taken.amount;
};

/** Lets an action of the current session pass for ten minutes. */
export const grantStepUp = async (
  ctx: Context,
  { action, method, amount }: { action: StepUpAction; method: StepUpMethod; amount: number | null },
): Promise<{ until: string }> => {
  const { userId, sessionId } = getCurrentUser(ctx);
  const granted = { method, amount, until: later(ctx.clock, validMs) };
  await ctx.db
    .insertInto('step_ups')
    .values({ session_id: sessionId, action, ...granted })
    .onConflict((conflict) => conflict.columns(['session_id', 'action']).doUpdateSet(granted))
    .execute();
  securityEvent(ctx, 'step-up-confirmed', { account: userId, action, method });
  return { until: granted.until.toISOString() };
};

/**
 * Confirms an action for ten minutes of this session. Throws 401; 403 for a way that this account does not have; 422
 * on `code` and `password`; 429.
 */
export const confirmStepUp = async ({
  ctx,
  input: { deviceHash, ...proof },
}: HandlerArgs<Proof & { deviceHash: string }>): Promise<{ until: string }> => {
  const amount = await check(ctx, proof, deviceHash);
  const { action, method } = proof;
  return grantStepUp(ctx, { action, method, amount });
};

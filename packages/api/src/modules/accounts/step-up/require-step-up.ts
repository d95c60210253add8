import type { StepUpAction, StepUpMethod, StepUpRejection } from '@pasar/contract';
import type { Context } from '../../../platform/context.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { readFactorMethods } from '../factors/has-factor.ts';
import { signedInUser } from '../signed-in-user.ts';

/** Their calls carry the password themselves, and check it each time: a mailed code completes it. */
const passwordInCall: ReadonlySet<StepUpAction> = new Set([
  'withdrawal',
  'bank',
  'email',
  'phone',
  'password',
]);

/** How the current user can confirm an action: by a factor where one is set up, else by password and mailed code. */
export const readStepUpMethods = async (
  ctx: Context,
  action: StepUpAction,
): Promise<{ methods: StepUpMethod[]; password: boolean }> => {
  const { id, password_hash } = await signedInUser(ctx);
  const factors = await readFactorMethods(ctx, id);
  const isProtected = factors.length > 0;
  return {
    methods: isProtected ? factors : ['code'],
    password: !isProtected && password_hash !== null && !passwordInCall.has(action),
  };
};

const isConfirmed = async (ctx: Context, sessionId: number, action: StepUpAction, amount: number | null) => {
  const found = await ctx.db
    .selectFrom('step_ups')
    .select('session_id')
    .where('session_id', '=', sessionId)
    .where('action', '=', action)
    .where('until', '>', ctx.clock.now())
    .where((row) => row.or([row('amount', 'is', null), row('amount', '>=', amount ?? 0)]))
    .executeTakeFirst();
  return found !== undefined;
};

/**
 * Lets an action pass that this session has confirmed within ten minutes; a mailed code covers no more money than it
 * named (people W52). Throws 401, and 403 with the ways to confirm.
 */
export const requireStepUp = async (
  ctx: Context,
  action: StepUpAction,
  amount: number | null = null,
): Promise<void> => {
  const { actor } = ctx;
  if (actor.kind !== 'user') throw apiError.unauthorized();
  if (await isConfirmed(ctx, actor.sessionId, action, amount)) return;
  const refusal: StepUpRejection = {
    reason: 'step_up',
    action,
    amount,
    ...(await readStepUpMethods(ctx, action)),
  };
  throw apiError.forbidden('step-up.required', refusal);
};

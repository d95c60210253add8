import type { StepUpAction } from '@pasar/contract';
import type { HandlerArgs } from '../../../platform/context.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { getCurrentUser } from '../../../platform/http/get-current-user.ts';
import { securityEvent } from '../../../platform/security-events/security-event.ts';
import { findPasskeys } from '../passkeys/find-passkeys.ts';
import { createRequestOptions, type UsedCredential, verifyPasskey } from '../passkeys/verify-passkey.ts';
import { grantStepUp } from './confirm-step-up.ts';

/** What the browser needs to use one of the current user's passkeys. Throws 401; 409 without one. */
export const createStepUpOptions = async ({
  ctx,
}: HandlerArgs<null>): Promise<ReturnType<typeof createRequestOptions>> => {
  const { userId, sessionId } = getCurrentUser(ctx);
  const passkeys = await findPasskeys(ctx, userId);
  if (passkeys.length === 0) throw apiError.conflict('factor.none');
  return createRequestOptions(ctx, `step-up ${sessionId}`, passkeys);
};

/** Confirms an action with a passkey for ten minutes of this session. Throws 401; 403 when it does not count; 409. */
export const confirmStepUpByPasskey = async ({
  ctx,
  input: { action, credential },
}: HandlerArgs<{ action: StepUpAction; credential: UsedCredential }>): Promise<{ until: string }> => {
  const { userId, sessionId } = getCurrentUser(ctx);
  if (!(await verifyPasskey(ctx, `step-up ${sessionId}`, { credential, userId }))) {
    securityEvent(ctx, 'factor-rejected', { account: userId, method: 'passkey' });
    throw apiError.forbidden('passkey.refused');
  }
  return grantStepUp(ctx, { action, method: 'passkey', amount: null });
};

import type { Context } from './context.ts';

/** What a watchful eye looks for in the logs (quality S39). */
type SecurityEventName =
  | 'access-refused'
  | 'account-registered'
  | 'bank-changed'
  | 'code-issued'
  | 'code-refused'
  | 'desk-acted'
  | 'documents-read'
  | 'login'
  | 'login-refused'
  | 'login-throttled'
  | 'logout'
  | 'password-changed'
  | 'password-refused'
  | 'email-change-asked'
  | 'email-changed'
  | 'email-verified'
  | 'private-file-opened'
  | 'identity-linked'
  | 'identity-refused'
  | 'phone-changed'
  | 'sessions-revoked'
  | 'withdrawal-requested';

/** Logs who did what from where. Details never hold secrets; addresses of strangers stay out. */
export const securityEvent = (
  ctx: Context,
  event: SecurityEventName,
  details: Record<string, string | number | boolean | null> = {},
): void => {
  const user = ctx.actor.kind === 'user' ? ctx.actor.userId : undefined;
  ctx.log.info({ security: event, user, ip: ctx.ip, ...details }, 'security');
};

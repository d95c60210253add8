import type { Context as Call } from 'hono';
import { deleteCookie, setCookie } from 'hono/cookie';
import { second } from '../../platform/clock.ts';
import type { RequestVariables } from '../../platform/http/app.ts';
import { grantLifetimeMs } from './sessions/reset-grant.ts';

type AppCall = Call<{ Variables: RequestVariables }>;

/** Carries the reset grant to the one call that takes it; the only cookie that gives a right (quality S10). */
export const grantCookie = 'pasar_reset';

const scope = (c: AppCall) => ({
  path: '/api/sauth/newpassword',
  httpOnly: true,
  sameSite: 'Strict' as const,
  secure: c.var.ctx.publicUrl.startsWith('https:'),
});

export const setGrantCookie = (c: AppCall, grant: string): void =>
  setCookie(c, grantCookie, grant, { ...scope(c), maxAge: grantLifetimeMs / second });

export const clearGrantCookie = (c: AppCall): void => {
  deleteCookie(c, grantCookie, scope(c));
};

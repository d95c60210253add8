import type { Context as Call } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { second } from '../../../platform/clock.ts';
import type { RequestVariables } from '../../../platform/http/app.ts';
import { randomSecret } from '../../../platform/ids.ts';
import { hashSecret } from '../authenticate.ts';
import { deviceLifetimeMs } from './device-rules.ts';

type AppCall = Call<{ Variables: RequestVariables }>;

/**
 * Identifies a browser, so that other users neither slow it down nor decide for it. It authenticates nothing.
 * Its path covers every call that signs in or requests a code; a password reset receives it from its verification.
 */
export const deviceCookie = 'pasar_device';

const form = /^[\w-]{43}$/;

/**
 * The fingerprint of the browser that calls, by the secret in its cookie, which stays for another 180 days. A browser
 * without one gets one from `fresh`, a random one if not given.
 */
export const identifyDevice = (c: AppCall, fresh: () => string = randomSecret): string => {
  const sent = getCookie(c, deviceCookie) ?? '';
  const secret = form.test(sent) ? sent : fresh();
  setCookie(c, deviceCookie, secret, {
    path: '/api/auth',
    httpOnly: true,
    sameSite: 'Strict',
    secure: c.var.ctx.publicUrl.startsWith('https:'),
    maxAge: deviceLifetimeMs / second,
  });
  return hashSecret(secret);
};

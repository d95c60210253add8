import { endpoints, message } from '@pasar/contract';
import { getCookie } from 'hono/cookie';
import type { Context } from '../../platform/context.ts';
import type { App } from '../../platform/http/app.ts';
import { implement } from '../../platform/http/implement.ts';
import { formatMessage } from '../../platform/message.ts';
import { toCodeStatusMessage } from './codes/code-status.ts';
import { identifyDevice } from './devices/device-cookie.ts';
import { factorRoutes } from './factors/factors.routes.ts';
import { clearGrantCookie, grantCookie, setGrantCookie } from './grant-cookie.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import { passkeyRoutes } from './passkeys/passkeys.routes.ts';
import { readBio } from './read-bio.ts';
import { readSession } from './read-session.ts';
import { type PreparedRegistration, prepareRegistration, register } from './register.ts';
import { requestPasswordReset } from './request-password-reset.ts';
import { resendCode } from './resend-code.ts';
import { allowNewPhone } from './security/change-phone.ts';
import { securityRoutes } from './security/security.routes.ts';
import { setNewPassword } from './set-new-password.ts';
import { skipOnboarding } from './skip-onboarding.ts';
import { socialRoutes } from './social/social.routes.ts';
import { updateBio } from './update-bio.ts';
import { type Verified, verifyCode } from './verify-code.ts';

const presentVerified = ({ locale }: Context, verified: Verified) => {
  if (verified.to === 'reset-password') {
    return { data: { to: verified.to, sign_in: null }, message: message('reset.ready', locale) };
  }
  const needs_password = verified.grant !== null;
  return {
    data: { to: verified.to, sign_in: verified.signIn, needs_password },
    message: message(needs_password ? 'verification.needs-password' : 'verification.success', locale),
  };
};

export const accountsRoutes = (app: App): void => {
  const { accounts, buyer } = endpoints;
  // From `first`, which is outside the transaction of a keyed call, to the handler inside it.
  type Prepared = PreparedRegistration & { deviceHash: string };
  const prepared = new WeakMap<object, Prepared>();
  const preparedOf = (body: object): Prepared => {
    const found = prepared.get(body);
    if (!found) throw new Error('a registration is prepared first');
    return found;
  };
  implement(
    app,
    accounts.register,
    async ({ ctx, body }) => {
      const data = await register({ ctx, input: preparedOf(body) });
      return { data, message: formatMessage(toCodeStatusMessage(data, 'register.success'), ctx.locale) };
    },
    {
      first: async ({ ctx, body, c }) => {
        const registration = await prepareRegistration({ ctx, input: body });
        // A call that is repeated under its key comes from the same browser, even if it never received the first
        // response.
        const key = c.req.header('idempotency-key');
        const again = () => ctx.keys.fingerprint('registering devices', JSON.stringify([key, body]));
        const deviceHash = identifyDevice(c, key === undefined ? undefined : again);
        prepared.set(body, { ...registration, deviceHash });
      },
    },
  );
  implement(app, accounts.login, async ({ ctx, body, c }) => ({
    data: await login({ ctx, input: { ...body, deviceHash: identifyDevice(c) } }),
    message: message('login.success', ctx.locale),
  }));
  implement(app, accounts.verify, async ({ ctx, body, c }) => {
    const verified = await verifyCode({ ctx, input: { ...body, deviceHash: identifyDevice(c) } });
    if (verified.grant !== null) setGrantCookie(c, verified.grant);
    return presentVerified(ctx, verified);
  });
  implement(app, accounts.resendCode, async ({ ctx, body, c }) => ({
    data: await resendCode({ ctx, input: { ...body, deviceHash: identifyDevice(c) } }),
    message: message('code.sent', ctx.locale),
  }));
  implement(app, accounts.forget, async ({ ctx, body, c }) => ({
    data: await requestPasswordReset({ ctx, input: { ...body, deviceHash: identifyDevice(c) } }),
    message: message('forgot-password.success', ctx.locale),
  }));
  implement(app, accounts.newPassword, async ({ ctx, body, c }) => {
    const grant = getCookie(c, grantCookie) ?? null;
    await setNewPassword({ ctx, input: { grant, password: body.password } });
    clearGrantCookie(c);
    return { data: null, message: message('reset.success', ctx.locale) };
  });
  implement(app, accounts.session, async ({ ctx }) => ({ data: await readSession({ ctx, input: null }) }));
  implement(app, accounts.skipOnboarding, async ({ ctx }) => ({
    data: await skipOnboarding({ ctx, input: null }),
  }));
  implement(app, accounts.logout, async ({ ctx }) => {
    await logout({ ctx, input: null });
    return { data: null, message: message('logout.success', ctx.locale) };
  });
  implement(app, buyer.bio, async ({ ctx }) => ({ data: await readBio({ ctx, input: null }) }));
  implement(
    app,
    buyer.saveBio,
    async ({ ctx, body }) => ({
      data: await updateBio({ ctx, input: body }),
      message: message('data.saved', ctx.locale),
    }),
    { first: ({ ctx, body }) => allowNewPhone(ctx, body.phone, body.password) },
  );
  securityRoutes(app);
  factorRoutes(app);
  passkeyRoutes(app);
  socialRoutes(app);
};

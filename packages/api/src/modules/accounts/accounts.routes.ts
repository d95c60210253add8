import { endpoints, message } from '@pasar/contract';
import { getCookie } from 'hono/cookie';
import type { App } from '../../platform/http/app.ts';
import { implement } from '../../platform/http/implement.ts';
import { askForReset } from './ask-for-reset.ts';
import { clearGrantCookie, grantCookie, setGrantCookie } from './grant-cookie.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import { readBio } from './read-bio.ts';
import { readSession } from './read-session.ts';
import { type PreparedRegistration, prepareRegistration, register } from './register.ts';
import { resendCode } from './resend-code.ts';
import { allowNewPhone } from './security/change-phone.ts';
import { securityRoutes } from './security/security.routes.ts';
import { setNewPassword } from './set-new-password.ts';
import { shopNow } from './shop-now.ts';
import { socialRoutes } from './social/social.routes.ts';
import { updateBio } from './update-bio.ts';
import { verifyCode } from './verify-code.ts';

export const accountsRoutes = (app: App): void => {
  const { accounts, buyer } = endpoints;
  // From `first`, which is outside the transaction of a keyed call, to the handler inside it.
  const prepared = new WeakMap<object, PreparedRegistration>();
  const preparedOf = (body: object): PreparedRegistration => {
    const found = prepared.get(body);
    if (!found) throw new Error('a registration is prepared first');
    return found;
  };
  implement(
    app,
    accounts.register,
    async ({ ctx, body }) => ({
      data: await register({ ctx, input: preparedOf(body) }),
      message: message('register.success', ctx.locale),
    }),
    {
      first: async ({ ctx, body }) => {
        prepared.set(body, await prepareRegistration({ ctx, input: body }));
      },
    },
  );
  implement(app, accounts.login, async ({ ctx, body }) => ({
    data: await login({ ctx, input: body }),
    message: message('login.success', ctx.locale),
  }));
  implement(app, accounts.verify, async ({ ctx, body, c }) => {
    const verified = await verifyCode({ ctx, input: body });
    if (verified.to === 'auth-setup') {
      return {
        data: { to: verified.to, sign_in: verified.signIn },
        message: message('verification.success', ctx.locale),
      };
    }
    setGrantCookie(c, verified.grant);
    return { data: { to: verified.to, sign_in: null }, message: message('reset.ready', ctx.locale) };
  });
  implement(app, accounts.resendCode, async ({ ctx, body }) => ({
    data: await resendCode({ ctx, input: body }),
    message: message('code.sent', ctx.locale),
  }));
  implement(app, accounts.forget, async ({ ctx, body }) => {
    await askForReset({ ctx, input: body });
    return { data: null, message: message('forget.success', ctx.locale) };
  });
  implement(app, accounts.newPassword, async ({ ctx, body, c }) => {
    const grant = getCookie(c, grantCookie) ?? null;
    await setNewPassword({ ctx, input: { grant, password: body.password } });
    clearGrantCookie(c);
    return { data: null, message: message('reset.success', ctx.locale) };
  });
  implement(app, accounts.session, async ({ ctx }) => ({ data: await readSession({ ctx, input: null }) }));
  implement(app, accounts.shopNow, async ({ ctx }) => ({ data: await shopNow({ ctx, input: null }) }));
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
  socialRoutes(app);
};

import { endpoints, message } from '@pasar/contract';
import type { App } from '../../../platform/http/app.ts';
import { implement } from '../../../platform/http/implement.ts';
import { identifyDevice } from '../devices/device-cookie.ts';
import { listProviders } from './list-providers.ts';
import { signInWithProvider } from './sign-in-with-provider.ts';

/** Sign-in by an identity provider and by a social network (SPEC 3). */
export const socialRoutes = (app: App): void => {
  const { accounts } = endpoints;
  implement(app, accounts.google, async ({ ctx, body, c }) => ({
    data: await signInWithProvider({
      ctx,
      input: {
        provider: 'google',
        subject: body.google_id,
        email: body.email,
        idToken: body.id_token,
        accessToken: '',
        nonce: body.nonce,
        deviceHash: identifyDevice(c),
      },
    }),
    message: message('login.success', ctx.locale),
  }));
  implement(app, accounts.facebook, async ({ ctx, body, c }) => ({
    data: await signInWithProvider({
      ctx,
      input: {
        provider: 'facebook',
        subject: body.facebook_id,
        email: body.email,
        idToken: body.id_token,
        accessToken: body.access_token,
        nonce: body.nonce,
        deviceHash: identifyDevice(c),
      },
    }),
    message: message('login.success', ctx.locale),
  }));
  implement(app, accounts.socialProviders, async ({ ctx }) => ({
    data: await listProviders({ ctx, input: null }),
  }));
};

import { endpoints, message } from '@pasar/contract';
import type { App } from '../../../platform/http/app.ts';
import { implement } from '../../../platform/http/implement.ts';
import { identifyDevice } from '../devices/device-cookie.ts';
import { confirmStepUpByPasskey, createStepUpOptions } from '../step-up/confirm-step-up-by-passkey.ts';
import { createLoginOptions, loginWithPasskey } from './login-with-passkey.ts';
import { beginPasskey, confirmPasskey, removePasskey, renamePasskey } from './manage-passkeys.ts';

/** Passkeys: made, used and removed (people W50). */
export const passkeyRoutes = (app: App): void => {
  const { passkeys } = endpoints;
  implement(app, passkeys.begin, async ({ ctx }) => ({ data: await beginPasskey({ ctx, input: null }) }));
  implement(app, passkeys.confirm, async ({ ctx, body }) => ({
    data: await confirmPasskey({ ctx, input: body }),
    message: message('passkey.added', ctx.locale),
  }));
  implement(app, passkeys.rename, async ({ ctx, body }) => {
    await renamePasskey({ ctx, input: body });
    return { data: null, message: message('passkey.renamed', ctx.locale) };
  });
  implement(app, passkeys.remove, async ({ ctx, body }) => {
    await removePasskey({ ctx, input: body });
    return { data: null, message: message('passkey.removed', ctx.locale) };
  });
  implement(app, passkeys.options, async ({ ctx, body }) => ({
    data: await createLoginOptions({ ctx, input: body }),
  }));
  implement(app, passkeys.login, async ({ ctx, body, c }) => ({
    data: await loginWithPasskey({ ctx, input: { ...body, deviceHash: identifyDevice(c) } }),
    message: message('login.success', ctx.locale),
  }));
  implement(app, passkeys.stepUpOptions, async ({ ctx }) => ({
    data: await createStepUpOptions({ ctx, input: null }),
  }));
  implement(app, passkeys.stepUp, async ({ ctx, body }) => ({
    data: await confirmStepUpByPasskey({ ctx, input: body }),
    message: message('step-up.done', ctx.locale),
  }));
};

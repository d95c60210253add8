import { endpoints, message } from '@pasar/contract';
import type { App } from '../../../platform/http/app.ts';
import { implement } from '../../../platform/http/implement.ts';
import { formatMessage } from '../../../platform/message.ts';
import { toCodeStatusMessage } from '../codes/code-status.ts';
import { identifyDevice } from '../devices/device-cookie.ts';
import { confirmStepUp, orderStepUpCode } from '../step-up/confirm-step-up.ts';
import { finishLogin } from './finish-login.ts';
import { beginTotp, confirmTotp, removeTotp, renewRecoveryCodes } from './manage-totp.ts';
import { readFactors } from './read-factors.ts';

/** What protects an account besides its password, and the proofs that it asks for. */
export const factorRoutes = (app: App): void => {
  const { factors } = endpoints;
  implement(app, factors.status, async ({ ctx }) => ({ data: await readFactors({ ctx, input: null }) }));
  implement(app, factors.beginTotp, async ({ ctx }) => ({ data: await beginTotp({ ctx, input: null }) }));
  implement(app, factors.confirmTotp, async ({ ctx, body }) => ({
    data: await confirmTotp({ ctx, input: body }),
    message: message('totp.confirmed', ctx.locale),
  }));
  implement(app, factors.removeTotp, async ({ ctx }) => {
    await removeTotp({ ctx, input: null });
    return { data: null, message: message('totp.removed', ctx.locale) };
  });
  implement(app, factors.renewRecoveryCodes, async ({ ctx }) => ({
    data: await renewRecoveryCodes({ ctx, input: null }),
    message: message('recovery.renewed', ctx.locale),
  }));
  implement(app, factors.secondFactor, async ({ ctx, body, c }) => ({
    data: await finishLogin({ ctx, input: { ...body, deviceHash: identifyDevice(c) } }),
    message: message('login.success', ctx.locale),
  }));
  implement(app, factors.stepUpCode, async ({ ctx, body, c }) => {
    const data = await orderStepUpCode({ ctx, input: { ...body, deviceHash: identifyDevice(c) } });
    return { data, message: formatMessage(toCodeStatusMessage(data, 'step-up.code-sent'), ctx.locale) };
  });
  implement(app, factors.stepUp, async ({ ctx, body, c }) => ({
    data: await confirmStepUp({ ctx, input: { ...body, deviceHash: identifyDevice(c) } }),
    message: message('step-up.done', ctx.locale),
  }));
};

import { endpoints, message } from '@pasar/contract';
import type { App } from '../../../platform/http/app.ts';
import { implement } from '../../../platform/http/implement.ts';
import { pageMeta } from '../../../platform/http/page-meta.ts';
import { formatMessage } from '../../../platform/message.ts';
import { checkUsername } from '../check-username.ts';
import { toCodeStatusMessage } from '../codes/code-status.ts';
import { confirmPassword } from '../confirm-password.ts';
import { identifyDevice } from '../devices/device-cookie.ts';
import { listSessions } from '../sessions/list-sessions.ts';
import { revokeOtherSessions, revokeSession } from '../sessions/revoke-session.ts';
import { changeEmail } from './change-email.ts';
import { changePassword } from './change-password.ts';
import { changePhone } from './change-phone.ts';
import { confirmEmail } from './confirm-email.ts';
import { listEvents } from './list-events.ts';
import { secureAccount } from './secure-account.ts';

/** Calls by which owners protect their account: sessions, password, addresses, name. */
export const securityRoutes = (app: App): void => {
  const { accounts, security } = endpoints;
  implement(app, security.sessions, async ({ ctx, query, c }) => {
    const { rows, total } = await listSessions({ ctx, input: query });
    return { data: rows, meta: pageMeta(c, { ...query, total }) };
  });
  implement(app, security.events, async ({ ctx, query, c }) => {
    const { rows, total } = await listEvents({ ctx, input: query });
    return { data: rows, meta: pageMeta(c, { ...query, total }) };
  });
  implement(app, security.notMe, async ({ ctx, body, c }) => {
    const data = await secureAccount({ ctx, input: { ...body, deviceHash: identifyDevice(c) } });
    return { data, message: formatMessage(toCodeStatusMessage(data, 'not-me.done'), ctx.locale) };
  });
  implement(app, security.revokeSession, async ({ ctx, body }) => {
    await revokeSession({ ctx, input: { sessionId: body.session_id } });
    return { data: null, message: message('session.revoked', ctx.locale) };
  });
  implement(app, security.revokeOthers, async ({ ctx }) => ({
    data: await revokeOtherSessions({ ctx, input: null }),
    message: message('sessions.revoked', ctx.locale),
  }));
  implement(
    app,
    security.changePassword,
    async ({ ctx, body }) => {
      await changePassword({ ctx, input: body });
      return { data: null, message: message('password.changed', ctx.locale) };
    },
    { first: ({ ctx, body }) => confirmPassword(ctx, body.current_password, 'current_password') },
  );
  implement(
    app,
    security.changeEmail,
    async ({ ctx, body }) => ({
      data: await changeEmail({ ctx, input: body }),
      message: message('email.code-sent', ctx.locale),
    }),
    { first: ({ ctx, body }) => confirmPassword(ctx, body.password) },
  );
  implement(app, security.confirmEmail, async ({ ctx, body }) => ({
    data: await confirmEmail({ ctx, input: body }),
    message: message('email.changed', ctx.locale),
  }));
  implement(
    app,
    security.changePhone,
    async ({ ctx, body }) => ({
      data: await changePhone({ ctx, input: body }),
      message: message('phone.changed', ctx.locale),
    }),
    { first: ({ ctx, body }) => confirmPassword(ctx, body.password) },
  );
  implement(app, accounts.checkUsername, async ({ ctx, body }) => ({
    data: await checkUsername({ ctx, input: body }),
    message: message('username.available', ctx.locale),
  }));
};

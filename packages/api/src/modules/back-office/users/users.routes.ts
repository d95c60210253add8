import { endpoints, message } from '@pasar/contract';
import type { App } from '../../../platform/http/app.ts';
import { implement } from '../../../platform/http/implement.ts';
import { pageMeta } from '../../../platform/http/page-meta.ts';
import { changeUserStatus } from './change-user-status.ts';
import { endSessions } from './end-sessions.ts';
import { listUsers } from './list-users.ts';
import { readUserDetail } from './read-user-detail.ts';
import { showContacts } from './show-contacts.ts';

const outcomes = { suspend: 'suspended', unsuspend: 'active' } as const;

export const usersRoutes = (app: App): void => {
  const { adminUsers } = endpoints;
  implement(app, adminUsers.list, async ({ ctx, query, c }) => {
    const { rows, ...counts } = await listUsers({ ctx, input: query });
    return { data: rows, meta: pageMeta(c, { ...query, ...counts }) };
  });
  implement(app, adminUsers.detail, async ({ ctx, params }) => ({
    data: await readUserDetail({ ctx, input: params }),
  }));
  implement(app, adminUsers.show, async ({ ctx, body }) => ({
    data: await showContacts({ ctx, input: body }),
  }));
  implement(app, adminUsers.endSessions, async ({ ctx, body }) => ({
    data: await endSessions({ ctx, input: body }),
    message: message('admin.done', ctx.locale),
  }));
  for (const verb of ['suspend', 'unsuspend'] as const) {
    implement(app, adminUsers[verb], async ({ ctx, body }) => ({
      data: await changeUserStatus({
        ctx,
        input: { userId: body.user_id, to: outcomes[verb], reason: body.reason },
      }),
      message: message('admin.done', ctx.locale),
    }));
  }
};

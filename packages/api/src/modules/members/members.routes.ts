import { endpoints, message } from '@pasar/contract';
import type { Context } from '../../platform/context.ts';
import { spendOfNetwork } from '../../platform/counters/spend-of-network.ts';
import type { App } from '../../platform/http/app.ts';
import { implement } from '../../platform/http/implement.ts';
import { pageMeta } from '../../platform/http/page-meta.ts';
import { acceptInvitation, readInvitation } from './accept-invitation.ts';
import { editMember, leaveStore, removeMember } from './change-members.ts';
import { inviteMember, resendInvitation, withdrawInvitation } from './invitations.ts';
import { exportActivity, listActivity } from './list-activity.ts';
import { listMembers } from './list-members.ts';
import { chooseWorkplace, listWorkplaces } from './workplaces.ts';

/** Mails to addresses of others: enough for a store that is set up, too few to annoy anybody. */
const mails = { points: 40, seconds: 3_600 };
const limited = { first: ({ ctx }: { ctx: Context }) => spendOfNetwork(ctx, 'invitations', mails) };

export const membersRoutes = (app: App): void => {
  const { storeActivity, storeMembers, workplaces } = endpoints;
  implement(app, storeActivity.list, async ({ ctx, query, c }) => {
    const { rows, total } = await listActivity({ ctx, input: query });
    return { data: rows, meta: pageMeta(c, { ...query, total }) };
  });
  implement(app, storeActivity.export, async ({ ctx, query }) => ({
    data: await exportActivity({ ctx, input: query }),
  }));
  implement(app, storeMembers.list, async ({ ctx }) => ({ data: await listMembers({ ctx, input: null }) }));
  implement(
    app,
    storeMembers.invite,
    async ({ ctx, body }) => ({
      data: await inviteMember({ ctx, input: body }),
      message: message('members.sent', ctx.locale),
    }),
    limited,
  );
  implement(
    app,
    storeMembers.resend,
    async ({ ctx, body }) => ({
      data: await resendInvitation({ ctx, input: body }),
      message: message('members.sent', ctx.locale),
    }),
    limited,
  );
  implement(app, storeMembers.withdraw, async ({ ctx, body }) => {
    await withdrawInvitation({ ctx, input: body });
    return { data: null, message: message('members.withdrawn', ctx.locale) };
  });
  implement(app, storeMembers.edit, async ({ ctx, body }) => ({
    data: await editMember({ ctx, input: body }),
    message: message('data.saved', ctx.locale),
  }));
  implement(app, storeMembers.remove, async ({ ctx, body }) => {
    await removeMember({ ctx, input: body });
    return { data: null, message: message('members.removed', ctx.locale) };
  });
  implement(app, storeMembers.leave, async ({ ctx, body }) => {
    await leaveStore({ ctx, input: body });
    return { data: null, message: message('members.left', ctx.locale) };
  });
  implement(app, workplaces.invitation, async ({ ctx, body }) => ({
    data: await readInvitation({ ctx, input: body }),
  }));
  implement(app, workplaces.accept, async ({ ctx, body }) => ({
    data: await acceptInvitation({ ctx, input: body }),
    message: message('invitation.accepted', ctx.locale),
  }));
  implement(app, workplaces.list, async ({ ctx }) => ({ data: await listWorkplaces({ ctx, input: null }) }));
  implement(app, workplaces.choose, async ({ ctx, body }) => ({
    data: await chooseWorkplace({ ctx, input: body }),
  }));
};

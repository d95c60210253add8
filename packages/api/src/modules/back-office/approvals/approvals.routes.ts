import { endpoints, message } from '@pasar/contract';
import type { App } from '../../../platform/http/app.ts';
import { implement } from '../../../platform/http/implement.ts';
import { pageMeta } from '../../../platform/http/page-meta.ts';
import { approve, reject } from './decide-approval.ts';
import { listApprovals } from './find-approvals.ts';

export const approvalsRoutes = (app: App): void => {
  const { adminApprovals } = endpoints;
  implement(app, adminApprovals.list, async ({ ctx, query, c }) => {
    const { rows, total } = await listApprovals({ ctx, input: query });
    return { data: rows, meta: pageMeta(c, { ...query, total }) };
  });
  implement(app, adminApprovals.approve, async ({ ctx, body }) => ({
    data: await approve({ ctx, input: body.approval_id }),
    message: message('admin.done', ctx.locale),
  }));
  implement(app, adminApprovals.reject, async ({ ctx, body }) => ({
    data: await reject({ ctx, input: { id: body.approval_id, reason: body.reason } }),
    message: message('admin.done', ctx.locale),
  }));
};

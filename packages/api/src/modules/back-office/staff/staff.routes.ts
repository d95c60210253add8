import { endpoints } from '@pasar/contract';
import type { App } from '../../../platform/http/app.ts';
import { implement } from '../../../platform/http/implement.ts';
import { pageMeta } from '../../../platform/http/page-meta.ts';
import { createDecisionResponse } from '../approvals/create-decision-response.ts';
import { editStaff, endStaff, inviteStaff } from './change-staff.ts';
import { listStaff } from './find-staff.ts';

export const staffRoutes = (app: App): void => {
  const { adminStaff } = endpoints;
  const waiting = 'admin.approval.waiting';
  implement(app, adminStaff.list, async ({ ctx, query, c }) => {
    const { rows, total } = await listStaff({ ctx, input: query });
    return { data: rows, meta: pageMeta(c, { ...query, total }) };
  });
  implement(app, adminStaff.invite, ({ ctx, body }) =>
    createDecisionResponse(ctx, inviteStaff({ ctx, input: body }), waiting),
  );
  implement(app, adminStaff.edit, ({ ctx, body }) =>
    createDecisionResponse(ctx, editStaff({ ctx, input: body }), waiting),
  );
  implement(app, adminStaff.end, ({ ctx, body }) =>
    createDecisionResponse(ctx, endStaff({ ctx, input: body }), waiting),
  );
};

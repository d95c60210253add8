import { endpoints, message } from '@pasar/contract';
import type { App } from '../../../platform/http/app.ts';
import { implement } from '../../../platform/http/implement.ts';
import { pageMeta } from '../../../platform/http/page-meta.ts';
import { createDecisionResponse } from '../approvals/create-decision-response.ts';
import { decide } from './decide.ts';
import { findComplaints } from './find-complaints.ts';
import { presentComplaint } from './present-complaint.ts';
import { readChat } from './read-chat.ts';
import { readComplaint } from './read-complaint.ts';
import { requestReply } from './request-reply.ts';
import { splitRefund } from './split-refund.ts';

export const complaintsRoutes = (app: App): void => {
  const { adminComplaints } = endpoints;
  implement(app, adminComplaints.list, async ({ ctx, query, c }) => {
    const { rows, ...counts } = await findComplaints(ctx, query);
    return {
      data: rows.map((row) => presentComplaint(ctx, row)),
      meta: pageMeta(c, { ...query, ...counts }),
    };
  });
  implement(app, adminComplaints.detail, async ({ ctx, params }) => ({
    data: await readComplaint(ctx, params.id),
  }));
  implement(app, adminComplaints.readChat, async ({ ctx, body }) => ({
    data: await readChat({ ctx, input: body }),
    message: message('admin.chat-read', ctx.locale),
  }));
  implement(app, adminComplaints.split, async ({ ctx, params, query }) => ({
    data: await splitRefund({ ctx, input: { id: params.id, refund: query.refund_amount } }),
  }));
  implement(app, adminComplaints.ask, async ({ ctx, body }) => ({
    data: await requestReply({ ctx, input: body }),
    message: message('admin.done', ctx.locale),
  }));
  implement(app, adminComplaints.decide, ({ ctx, body }) =>
    createDecisionResponse(ctx, decide({ ctx, input: body })),
  );
};

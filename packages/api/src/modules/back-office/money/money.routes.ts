import { endpoints, message } from '@pasar/contract';
import type { Context } from '../../../platform/context.ts';
import type { App } from '../../../platform/http/app.ts';
import { implement } from '../../../platform/http/implement.ts';
import { pageMeta } from '../../../platform/http/page-meta.ts';
import { createDecisionResponse } from '../approvals/create-decision-response.ts';
import { findOpenApprovals } from '../approvals/find-approvals.ts';
import { adjustWallet } from './adjust-wallet.ts';
import { approveWithdrawals } from './approve-withdrawals.ts';
import { bookPayoutResults } from './book-payout-results.ts';
import { type Decision, decideWithdrawal } from './decide-withdrawal.ts';
import { findWithdrawals } from './find-withdrawals.ts';
import { createPayoutBatch, listPayoutBatches, readPayoutBatch } from './payout-batches.ts';
import { presentWithdrawal } from './present-withdrawal.ts';

export const moneyRoutes = (app: App): void => {
  const { adminMoney } = endpoints;
  implement(app, adminMoney.withdrawals, async ({ ctx, query, c }) => {
    const { rows, ...counts } = await findWithdrawals(ctx, query);
    const approvals = await findOpenApprovals(
      ctx,
      'withdrawal',
      rows.map(({ code }) => code),
    );
    return {
      data: rows.map((row) => {
        const approval = approvals.get(row.code);
        return { ...presentWithdrawal(ctx, row), ...(approval && { approval }) };
      }),
      meta: pageMeta(c, { ...query, ...counts }),
    };
  });
  const decide = (ctx: Context, input: Decision) =>
    createDecisionResponse(ctx, decideWithdrawal({ ctx, input }));
  implement(app, adminMoney.approve, ({ ctx, body }) =>
    decide(ctx, { verb: 'approve', code: body.withdraw_code }),
  );
  implement(app, adminMoney.bulk, async ({ ctx, body }) => ({
    ...(await approveWithdrawals({ ctx, input: body })),
    message: message('admin.bulk.done', ctx.locale),
  }));
  implement(app, adminMoney.reject, ({ ctx, body }) =>
    decide(ctx, { verb: 'reject', code: body.withdraw_code, reason: body.reason, seen: body.status }),
  );
  implement(app, adminMoney.paid, ({ ctx, body }) =>
    decide(ctx, { verb: 'pay', code: body.withdraw_code, bankReference: body.bank_reference }),
  );
  implement(app, adminMoney.reversed, ({ ctx, body }) =>
    decide(ctx, { verb: 'reverse', code: body.withdraw_code, reason: body.reason }),
  );
  implement(app, adminMoney.batch, ({ ctx }) =>
    createDecisionResponse(ctx, createPayoutBatch({ ctx, input: undefined })),
  );
  implement(app, adminMoney.batches, async ({ ctx, query, c }) => {
    const { rows, total } = await listPayoutBatches(ctx, query);
    return { data: rows, meta: pageMeta(c, { ...query, total }) };
  });
  implement(app, adminMoney.batchFile, async ({ ctx, params }) => ({
    data: await readPayoutBatch(ctx, params.code),
  }));
  implement(app, adminMoney.results, async ({ ctx, body }) => ({
    data: await bookPayoutResults({ ctx, input: body }),
    message: message(body.is_preview ? 'admin.previewed' : 'admin.done', ctx.locale),
  }));
  implement(app, adminMoney.adjust, ({ ctx, body }) =>
    createDecisionResponse(ctx, adjustWallet({ ctx, input: body })),
  );
};

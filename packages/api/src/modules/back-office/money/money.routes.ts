import { endpoints, message } from '@pasar/contract';
import type { App } from '../../../platform/http/app.ts';
import { implement } from '../../../platform/http/implement.ts';
import { pageMeta } from '../../../platform/http/page-meta.ts';
import { adjustWallet } from './adjust-wallet.ts';
import { decideWithdrawal } from './decide-withdrawal.ts';
import { findWithdrawals } from './find-withdrawals.ts';
import { presentWithdrawal } from './present-withdrawal.ts';

export const moneyRoutes = (app: App): void => {
  const { adminMoney } = endpoints;
  implement(app, adminMoney.withdrawals, async ({ ctx, query, c }) => {
    const { rows, ...counts } = await findWithdrawals(ctx, query);
    const now = ctx.clock.now();
    return {
      data: rows.map((row) => presentWithdrawal(row, now)),
      meta: pageMeta(c, { ...query, ...counts }),
    };
  });
  for (const verb of ['start', 'approve'] as const) {
    implement(app, adminMoney[verb], async ({ ctx, body }) => ({
      data: await decideWithdrawal({ ctx, input: { verb, code: body.withdraw_code } }),
      message: message('admin.done', ctx.locale),
    }));
  }
  implement(app, adminMoney.reject, async ({ ctx, body }) => ({
    data: await decideWithdrawal({
      ctx,
      input: { verb: 'reject', code: body.withdraw_code, reason: body.reason },
    }),
    message: message('admin.done', ctx.locale),
  }));
  implement(app, adminMoney.adjust, async ({ ctx, body }) => ({
    data: await adjustWallet({ ctx, input: body }),
    message: message('admin.done', ctx.locale),
  }));
};

import { endpoints, message, rupiah } from '@pasar/contract';
import type { App } from '../../platform/http/app.ts';
import { implement } from '../../platform/http/implement.ts';
import { pageMeta } from '../../platform/http/page-meta.ts';
import { assertMoneyFree, confirmPassword } from '../accounts/index.ts';
import { saveBank } from '../stores/index.ts';
import { listHistory } from './list-history.ts';
import { listWithdrawals } from './list-withdrawals.ts';
import { readBalance } from './read-balance.ts';
import { readMonth } from './read-month.ts';
import { readStoreBalance } from './read-store-balance.ts';
import { buyerWallet, sellerWallet } from './wallets.ts';
import { withdrawFromBuyer } from './withdraw-from-buyer.ts';
import { withdrawFromStore } from './withdraw-from-store.ts';

const buyerRoutes = (app: App): void => {
  const { wallet } = endpoints;
  implement(app, wallet.balance, async ({ ctx }) => ({ data: await readBalance({ ctx, input: undefined }) }));
  implement(app, wallet.history, async ({ ctx, query, c }) => {
    const { rows, balance, ...counts } = await listHistory(ctx, buyerWallet(ctx), query);
    return { data: rows, meta: pageMeta(c, { ...query, ...counts }), total_saldo: rupiah(balance) };
  });
  implement(app, wallet.withdrawals, async ({ ctx }) => ({
    data: await listWithdrawals(ctx, buyerWallet(ctx)),
  }));
  implement(
    app,
    wallet.withdraw,
    async ({ ctx, body }) => ({
      data: await withdrawFromBuyer({ ctx, input: body }),
      message: message('withdraw.requested', ctx.locale),
    }),
    { first: ({ ctx, body }) => confirmPassword(ctx, body.password) },
  );
};

const sellerRoutes = (app: App): void => {
  const { sellerWallet: wallet } = endpoints;
  implement(app, wallet.balance, async ({ ctx }) => ({
    data: await readStoreBalance({ ctx, input: undefined }),
  }));
  implement(app, wallet.history, async ({ ctx, query, c }) => {
    const { rows, balance, ...counts } = await listHistory(ctx, sellerWallet(ctx), query);
    return { data: rows, meta: pageMeta(c, { ...query, ...counts }), total_saldo: rupiah(balance) };
  });
  implement(app, wallet.month, async ({ ctx, query }) => ({
    data: await readMonth(ctx, sellerWallet(ctx), query.month),
  }));
  implement(app, wallet.withdrawals, async ({ ctx }) => ({
    data: await listWithdrawals(ctx, sellerWallet(ctx)),
  }));
  implement(
    app,
    wallet.withdraw,
    async ({ ctx, body }) => ({
      data: await withdrawFromStore({ ctx, input: body }),
      message: message('withdraw.requested', ctx.locale),
    }),
    { first: ({ ctx, body }) => confirmPassword(ctx, body.password) },
  );
  // The account is the store's; password and holds are checked here, because accounts depend on stores and not the reverse.
  implement(
    app,
    wallet.saveBank,
    async ({ ctx, body }) => {
      await assertMoneyFree(ctx);
      return { data: await saveBank({ ctx, input: body }), message: message('data.saved', ctx.locale) };
    },
    { first: ({ ctx, body }) => confirmPassword(ctx, body.password) },
  );
};

export const walletRoutes = (app: App): void => {
  buyerRoutes(app);
  sellerRoutes(app);
};

import { endpoints, message } from '@pasar/contract';
import type { App } from '../../platform/http/app.ts';
import { implement } from '../../platform/http/implement.ts';
import { banks } from './banks/banks.ts';
import { readBank } from './banks/read-bank.ts';
import { readStore } from './read-store.ts';
import { saveStore } from './save-store.ts';

export const storesRoutes = (app: App): void => {
  implement(app, endpoints.merchant.store, async ({ ctx }) => ({
    data: await readStore({ ctx, input: undefined }),
  }));
  implement(app, endpoints.merchant.saveStore, async ({ ctx, body }) => ({
    data: await saveStore({ ctx, input: body }),
    message: message('data.saved', ctx.locale),
  }));
  implement(app, endpoints.sellerWallet.bank, async ({ ctx }) => ({
    data: await readBank({ ctx, input: undefined }),
  }));
  implement(app, endpoints.wallet.banks, async () => ({ data: banks.map(({ id, bank }) => ({ id, bank })) }));
};

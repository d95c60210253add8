import { endpoints, message } from '@pasar/contract';
import type { App } from '../../platform/http/app.ts';
import { implement } from '../../platform/http/implement.ts';
import { banks } from './banks/banks.ts';
import { readBank } from './banks/read-bank.ts';
import { readBanner } from './banner/read-banner.ts';
import { saveBanner } from './banner/save-banner.ts';
import { readLocation } from './location/read-location.ts';
import { saveLocation } from './location/save-location.ts';
import { ownStoreId, readStore } from './read-store.ts';
import { saveStore } from './save-store.ts';
import { resubmitStore } from './verification/resubmit-store.ts';

export const storesRoutes = (app: App): void => {
  const { merchant } = endpoints;
  implement(app, merchant.store, async ({ ctx }) => ({
    data: await readStore({ ctx, input: undefined }),
  }));
  implement(app, merchant.saveStore, async ({ ctx, body }) => ({
    data: await saveStore({ ctx, input: body }),
    message: message('data.saved', ctx.locale),
  }));
  implement(app, merchant.resubmitStore, async ({ ctx }) => ({
    data: await resubmitStore({ ctx, input: undefined }),
    message: message('store.review.resubmitted', ctx.locale),
  }));
  implement(app, merchant.location, async ({ ctx }) => ({
    data: await readLocation({ ctx, input: undefined }),
  }));
  implement(app, merchant.saveLocation, async ({ ctx, body }) => ({
    data: await saveLocation({ ctx, input: body }),
    message: message('data.saved', ctx.locale),
  }));
  implement(app, merchant.banner, async ({ ctx }) => ({ data: await readBanner(ctx, ownStoreId(ctx)) }));
  implement(app, merchant.saveBanner, async ({ ctx, body }) => ({
    data: await saveBanner({ ctx, input: body }),
    message: message('data.saved', ctx.locale),
  }));
  implement(app, endpoints.sellerWallet.bank, async ({ ctx }) => ({
    data: await readBank({ ctx, input: undefined }),
  }));
  implement(app, endpoints.wallet.banks, async () => ({ data: banks.map(({ id, bank }) => ({ id, bank })) }));
};

import { endpoints, message } from '@pasar/contract';
import type { Context } from '../../../platform/context.ts';
import type { App } from '../../../platform/http/app.ts';
import { implement } from '../../../platform/http/implement.ts';
import { pageMeta } from '../../../platform/http/page-meta.ts';
import { createDecisionResponse } from '../approvals/create-decision-response.ts';
import { decideStore, type StoreDecision } from './decide-store.ts';
import { findStores } from './list-stores.ts';
import { readVerificationFile } from './read-verification-file.ts';
import { setStoreCommission } from './set-store-commission.ts';
import { setStoreType } from './set-store-type.ts';

const decided = async (ctx: Context, decision: StoreDecision) => ({
  data: await decideStore({ ctx, input: decision }),
  message: message('admin.done', ctx.locale),
});

export const storesRoutes = (app: App): void => {
  const { adminStores } = endpoints;
  implement(app, adminStores.list, async ({ ctx, query, c }) => {
    const { rows, total } = await findStores(ctx, query);
    return { data: rows, meta: pageMeta(c, { ...query, total }) };
  });
  implement(app, adminStores.detail, async ({ ctx, params }) => ({
    data: await readVerificationFile(ctx, params.id),
  }));
  implement(app, adminStores.approve, ({ ctx, body: { merchant_id, version } }) =>
    decided(ctx, { verb: 'approve', merchantId: merchant_id, version }),
  );
  implement(app, adminStores.reject, ({ ctx, body: { merchant_id, version, reasons } }) =>
    decided(ctx, { verb: 'reject', merchantId: merchant_id, version, reasons }),
  );
  implement(app, adminStores.ask, ({ ctx, body: { merchant_id, version, items } }) =>
    decided(ctx, {
      verb: 'ask',
      merchantId: merchant_id,
      version,
      reasons: items.map(({ field, message: reason }) => ({ field, reason })),
    }),
  );
  implement(app, adminStores.setType, async ({ ctx, body }) => ({
    data: await setStoreType({ ctx, input: body }),
    message: message('admin.done', ctx.locale),
  }));
  implement(app, adminStores.setCommission, ({ ctx, body }) =>
    createDecisionResponse(ctx, setStoreCommission({ ctx, input: body }), 'admin.approval.waiting'),
  );
  for (const verb of ['suspend', 'unsuspend'] as const) {
    implement(app, adminStores[verb], ({ ctx, body: { merchant_id, reason } }) =>
      decided(ctx, { verb, merchantId: merchant_id, reason }),
    );
  }
};

import { endpoints, message } from '@pasar/contract';
import type { App } from '../../platform/http/app.ts';
import { implement } from '../../platform/http/implement.ts';
import { pageMeta } from '../../platform/http/page-meta.ts';
import { checkCode } from './selling/check-code.ts';
import { createVoucher } from './selling/create-voucher.ts';
import { editVoucher } from './selling/edit-voucher.ts';
import { listStoreVouchers } from './selling/list-store-vouchers.ts';
import { readStoreVoucher } from './selling/read-store-voucher.ts';
import { removeVoucher } from './selling/remove-voucher.ts';
import { endVoucher, pauseVoucher, resumeVoucher } from './selling/stop-voucher.ts';

const { vouchers } = endpoints;

const formRoutes = (app: App): void => {
  implement(app, vouchers.checkCode, async ({ ctx, body }) => ({
    data: await checkCode({ ctx, input: body }),
    message: message('voucher.code.available', ctx.locale),
  }));
  implement(app, vouchers.create, async ({ ctx, body }) => ({
    data: await createVoucher({ ctx, input: body }),
    message: message('voucher.created', ctx.locale),
  }));
  implement(app, vouchers.edit, async ({ ctx, params, body }) => ({
    data: await editVoucher({ ctx, input: { id: params.id, form: body } }),
    message: message('voucher.saved', ctx.locale),
  }));
};

const stateRoutes = (app: App): void => {
  implement(app, vouchers.remove, async ({ ctx, body }) => ({
    data: await removeVoucher({ ctx, input: { id: body.vouchers_id } }),
    message: message('voucher.deleted', ctx.locale),
  }));
  const changes = [
    [vouchers.end, endVoucher, 'voucher.ended-now'],
    [vouchers.pause, pauseVoucher, 'voucher.paused'],
    [vouchers.resume, resumeVoucher, 'voucher.resumed'],
  ] as const;
  for (const [endpoint, change, said] of changes) {
    implement(app, endpoint, async ({ ctx, body }) => ({
      data: await change({ ctx, input: { id: body.vouchers_id } }),
      message: message(said, ctx.locale),
    }));
  }
};

/** What sellers do with their vouchers. */
export const vouchersRoutes = (app: App): void => {
  implement(app, vouchers.list, async ({ ctx, query, c }) => {
    const { rows, total, counts } = await listStoreVouchers({ ctx, input: query });
    return { data: rows, meta: pageMeta(c, { ...query, total }), counts };
  });
  implement(app, vouchers.detail, async ({ ctx, params }) => ({
    data: await readStoreVoucher({ ctx, input: params }),
  }));
  formRoutes(app);
  stateRoutes(app);
};

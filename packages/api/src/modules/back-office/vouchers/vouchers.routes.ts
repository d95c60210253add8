import { endpoints, message } from '@pasar/contract';
import type { Context } from '../../../platform/context.ts';
import type { App } from '../../../platform/http/app.ts';
import { implement } from '../../../platform/http/implement.ts';
import { pageMeta } from '../../../platform/http/page-meta.ts';
import { findVouchers } from './find-vouchers.ts';
import { addVoucher, changeVoucher } from './save-voucher.ts';
import { stopVoucher } from './stop-voucher.ts';

const done = <D>({ locale }: Context, data: D) => ({ data, message: message('admin.done', locale) });

export const vouchersRoutes = (app: App): void => {
  const { adminVouchers } = endpoints;
  implement(app, adminVouchers.list, async ({ ctx, query, c }) => {
    const { vouchers, total } = await findVouchers(ctx, query);
    return { data: vouchers, meta: pageMeta(c, { ...query, total }) };
  });
  implement(app, adminVouchers.create, async ({ ctx, body }) =>
    done(ctx, await addVoucher({ ctx, input: body })),
  );
  implement(app, adminVouchers.edit, async ({ ctx, body }) =>
    done(ctx, await changeVoucher({ ctx, input: body })),
  );
  for (const verb of ['pause', 'resume', 'end'] as const) {
    implement(app, adminVouchers[verb], async ({ ctx, body }) =>
      done(ctx, await stopVoucher({ ctx, input: { id: body.promo_id, verb, reason: body.reason } })),
    );
  }
};

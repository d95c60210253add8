import { endpoints, message } from '@pasar/contract';
import type { App } from '../../../platform/http/app.ts';
import { implement } from '../../../platform/http/implement.ts';
import { pageMeta } from '../../../platform/http/page-meta.ts';
import { decideTransfer } from './decide-transfer.ts';
import { checkPaymentNow, findPayments } from './find-payments.ts';
import { findTransfers } from './find-transfers.ts';
import { importSettlement } from './import-settlement.ts';
import { closeMismatch, findMismatches } from './mismatches.ts';

export const paymentsRoutes = (app: App): void => {
  const { adminPayments } = endpoints;
  implement(app, adminPayments.list, async ({ ctx, query, c }) => {
    const { rows, total } = await findPayments({ ctx, input: query });
    const providers = ctx.paymentProviders.map(({ name }) => name);
    return { data: rows, meta: pageMeta(c, { ...query, total }), providers };
  });
  implement(app, adminPayments.check, async ({ ctx, body }) => ({
    data: await checkPaymentNow(ctx, body.order_group_code),
    message: message('admin.payment.checked', ctx.locale),
  }));
  implement(app, adminPayments.transfers, async ({ ctx, query, c }) => {
    const { rows, total } = await findTransfers({ ctx, input: query });
    return { data: rows, meta: pageMeta(c, { ...query, total }) };
  });
  implement(app, adminPayments.confirm, async ({ ctx, body }) => ({
    data: await decideTransfer({
      ctx,
      input: {
        verb: 'confirm',
        reference: body.reference,
        bankReference: body.bank_reference,
        amount: body.amount,
      },
    }),
    message: message('admin.done', ctx.locale),
  }));
  implement(app, adminPayments.reject, async ({ ctx, body }) => ({
    data: await decideTransfer({ ctx, input: { verb: 'reject', ...body } }),
    message: message('admin.done', ctx.locale),
  }));
  implement(app, adminPayments.settle, async ({ ctx, body }) => ({
    data: await importSettlement({ ctx, input: body }),
    message: message('admin.done', ctx.locale),
  }));
  implement(app, adminPayments.mismatches, async ({ ctx, query, c }) => {
    const { rows, total } = await findMismatches({ ctx, input: query });
    return { data: rows, meta: pageMeta(c, { ...query, total }) };
  });
  implement(app, adminPayments.closeMismatch, async ({ ctx, body }) => ({
    data: await closeMismatch({ ctx, input: body }),
    message: message('admin.done', ctx.locale),
  }));
};

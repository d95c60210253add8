import { endpoints, message } from '@pasar/contract';
import type { App } from '../../platform/http/app.ts';
import { implement } from '../../platform/http/implement.ts';
import { serveProviderWebhook } from '../../platform/providers/serve-provider-webhook.ts';
import { confirmPassword } from '../accounts/index.ts';
import { changeMethod, pollCurrentCharge } from './changing/change-method.ts';
import { checkPayment } from './changing/check-payment.ts';
import { takeNotification } from './notifications/take-notification.ts';
import { listSources, refundToSource } from './refunds/refund-to-source.ts';
import { readPayment } from './show/read-payment.ts';
import { simulatePayment } from './show/simulate-payment.ts';
import { sendProof } from './transfers/send-proof.ts';

const sourceRoutes = (app: App): void => {
  const { wallet } = endpoints;
  implement(app, wallet.sources, async ({ ctx }) => ({ data: await listSources(ctx) }));
  implement(
    app,
    wallet.refundToSource,
    async ({ ctx, body }) => ({
      data: await refundToSource({ ctx, input: body }),
      message: message('withdraw.requested', ctx.locale),
    }),
    { first: ({ ctx, body }) => confirmPassword(ctx, body.password) },
  );
};

export const paymentsRoutes = (app: App): void => {
  const { payments } = endpoints;
  implement(app, payments.read, async ({ ctx, params }) => ({
    data: await readPayment({ ctx, input: params }),
  }));
  implement(
    app,
    payments.method,
    async ({ ctx, params, body }) => ({ data: await changeMethod({ ctx, input: { ...params, ...body } }) }),
    {
      first: ({ ctx, params }) => pollCurrentCharge(ctx, params.code),
      // Its provider is called after the commit; what it answers is all that a repeated response may change.
      last: async (answer, { ctx, params }) => {
        const { va_number, qr, instructions, charge, can_simulate } = await readPayment({
          ctx,
          input: params,
        });
        return { ...answer, data: { ...answer.data, va_number, qr, instructions, charge, can_simulate } };
      },
    },
  );
  implement(app, payments.check, async ({ ctx, params }) => ({
    data: await checkPayment({ ctx, input: params }),
  }));
  implement(app, payments.proof, async ({ ctx, params, body }) => ({
    data: await sendProof({ ctx, input: { ...params, ...body } }),
  }));
  implement(app, payments.simulate, async ({ ctx, params }) => {
    await simulatePayment({ ctx, input: params });
    return { data: { status: 'sent' as const }, message: message('payment.simulated', ctx.locale) };
  });
  sourceRoutes(app);
  serveProviderWebhook(app, {
    path: '/api/payment/webhook/:provider',
    providers: (ctx) => ctx.paymentProviders.filter(({ isManual }) => !isManual),
    take: takeNotification,
  });
};

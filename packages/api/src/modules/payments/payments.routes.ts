import { endpoints, message } from '@pasar/contract';
import type { App } from '../../platform/http/app.ts';
import { implement } from '../../platform/http/implement.ts';
import { readPayment } from './show/read-payment.ts';
import { simulatePayment } from './show/simulate-payment.ts';
import { serveWebhook } from './webhook/serve-webhook.ts';

export const paymentsRoutes = (app: App): void => {
  const { payments } = endpoints;
  implement(app, payments.read, async ({ ctx, params }) => ({
    data: await readPayment({ ctx, input: params }),
  }));
  implement(app, payments.simulate, async ({ ctx, params }) => {
    await simulatePayment({ ctx, input: params });
    return { data: { status: 'sent' as const }, message: message('payment.simulated', ctx.locale) };
  });
  serveWebhook(app);
};

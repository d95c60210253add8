import { message } from '@pasar/contract';
import type { Context as Call } from 'hono';
import { apiError } from '../../../platform/http/api-error.ts';
import type { App, RequestVariables } from '../../../platform/http/app.ts';
import { readText } from '../../../platform/http/read-body.ts';
import { securityEvent } from '../../../platform/security-events/security-event.ts';
import type { PaymentProvider, PaymentReport } from '../../../ports/payment-provider.ts';
import { providerNamed } from '../provider/providers.ts';
import { takeReport } from './take-report.ts';

const path = '/api/payment/webhook/:provider';
type WebhookCall = Call<{ Variables: RequestVariables }>;

const genuine = (c: WebhookCall, provider: PaymentProvider, rawBody: string): PaymentReport => {
  try {
    return provider.readWebhook(c.req.raw.headers, rawBody);
  } catch (error) {
    securityEvent(c.var.ctx, 'access-rejected', { path: `/payment/webhook/${provider.name}` });
    throw error;
  }
};

/** Where providers report payments. It follows their format, so it is not in the contract. */
export const serveWebhook = (app: App): void => {
  app.post(path, async (c: WebhookCall) => {
    c.set('route', path);
    const { ctx } = c.var;
    const provider = providerNamed(ctx, c.req.param('provider') ?? '');
    if (!provider) throw apiError.notFound();
    const report = genuine(c, provider, await readText(c.req.raw));
    const result = await takeReport(ctx, { provider: provider.name, report });
    c.header('Cache-Control', 'no-store');
    return c.json({ code: 200, message: message('ok', ctx.locale), data: { result } });
  });
};

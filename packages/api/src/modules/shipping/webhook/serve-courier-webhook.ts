import type { Context } from '../../../platform/context.ts';
import type { App } from '../../../platform/http/app.ts';
import { serveProviderWebhook } from '../../../platform/providers/serve-provider-webhook.ts';
import type { CourierProvider } from '../../../ports/courier-provider.ts';

/** A booking whose response was lost is found by what the service calls it, and recalled if it was given up. */
const recognize = async (ctx: Context, provider: CourierProvider, providerRef: string): Promise<boolean> => {
  const { numUpdatedRows } = await ctx.db
    .updateTable('shipments')
    .set({ next_scan_at: ctx.clock.now() })
    .where('provider', '=', provider.name)
    .where('provider_ref', '=', providerRef)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
};

/** `POST /api/courier/webhook/{provider}`: a notification only makes the marketplace ask soon. */
export const serveCourierWebhook = (app: App): void =>
  serveProviderWebhook<CourierProvider>(app, {
    path: '/api/courier/webhook/:provider',
    providers: (ctx) => ctx.courierProviders,
    take: async (ctx, provider, { headers, body }) => {
      const notified = provider.readNotification(headers, body);
      if (!notified) return 'trial';
      const isKnown = await recognize(ctx, provider, notified.providerRef);
      if (isKnown) ctx.wakeJobs('shipping');
      return isKnown ? 'asked' : 'unknown';
    },
  });

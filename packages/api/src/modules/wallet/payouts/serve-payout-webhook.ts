import type { App } from '../../../platform/http/app.ts';
import { serveProviderWebhook } from '../../../platform/providers/serve-provider-webhook.ts';
import type { PayoutProvider } from '../../../ports/payout-provider.ts';

/** `POST /api/payout/webhook/{provider}`: a notification only makes the marketplace ask soon. */
export const servePayoutWebhook = (app: App): void =>
  serveProviderWebhook<PayoutProvider>(app, {
    path: '/api/payout/webhook/:provider',
    providers: (ctx) => ctx.payoutProviders,
    take: async (ctx, provider, { headers, body }) => {
      const { reference } = provider.readNotification(headers, body);
      const { numUpdatedRows } = await ctx.db
        .updateTable('payouts')
        .set({ next_poll_at: ctx.clock.now() })
        .where('provider', '=', provider.name)
        .where('reference', '=', reference)
        // One that is being sent right now is asked about by whoever sends it.
        .where('status', 'not in', ['created', 'failed', 'reversed'])
        .executeTakeFirstOrThrow();
      if (numUpdatedRows === 0n) return 'unknown';
      ctx.wakeJobs('wallet');
      return 'asked';
    },
  });

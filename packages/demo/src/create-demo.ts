import { createBiteshipCourier, type Plugin } from '@pasar/api/plugin';
import { createDemoIssuers } from './identity-provider/create-demo-issuers.ts';
import { serveIdentityProviders } from './identity-provider/serve-identity-providers.ts';
import { serveMailbox } from './mailbox/serve-mailbox.ts';
import { createPaymentStandIns, type StandInOptions } from './payments/payment-stand-ins.ts';
import { adoptParcels } from './providers/adopt-parcels.ts';
import { createDemoPayouts } from './providers/create-demo-payouts.ts';
import {
  createDemoStandIns,
  type DemoStandIns,
  demoKeys,
  type StandInName,
} from './providers/demo-stand-ins.ts';
import { createPushService } from './push/push-service.ts';
import { servePush } from './push/serve-push.ts';
import { serveTraces } from './receivers/serve-traces.ts';
import { serveWebhooks } from './receivers/serve-webhooks.ts';
import { demoAccounts } from './seed/data/users.ts';
import { renewDeadlines } from './seed/renew-deadlines.ts';
import { seedDatabase } from './seed/seed-database.ts';
import { approveDocuments } from './simulators/approve-documents.ts';
import { approveWithdrawals } from './simulators/approve-withdrawals.ts';
import { simulateApproval } from './simulators/simulate-approval.ts';
import type { StandIn } from './stand-ins/index.ts';

export interface Demo extends Plugin {
  /** A provider of the demo, for tests. Throws before the server has started. */
  standIn(name: StandInName): Promise<StandIn>;
}

/**
 * Everything that demo mode adds: demo data, and stand-ins for banks, couriers, staff, networks and mail. Providers
 * keep their data in `folder`; in memory without it.
 */
export const createDemo = (options: StandInOptions = {}): Demo => {
  const payments = createPaymentStandIns(options);
  const push = createPushService();
  let standIns: DemoStandIns | null = null;
  return {
    name: 'demo',
    isDemo: true,
    routes: (app, platform) => {
      serveMailbox(app, platform, push);
      servePush(app, push);
      serveWebhooks(app);
      serveTraces(app);
      serveIdentityProviders(app, platform);
    },
    jobs: {
      // The server wakes queues by these names.
      queues: [
        payments.queue,
        { name: 'stand-ins', takeNext: async () => (await standIns?.tick()) ?? false },
        { name: 'stores', takeNext: simulateApproval },
        { name: 'companies', takeNext: approveDocuments },
      ],
      sweeps: [approveWithdrawals],
    },
    paymentProviders: payments.providers,
    courierProviders: (platform) => {
      standIns = createDemoStandIns(platform);
      return [createBiteshipCourier({ ...demoKeys.biteship, url: standIns.url('biteship') })];
    },
    // After the couriers, as the server asks for them.
    payoutProviders: () => (standIns ? [createDemoPayouts(standIns.url('payouts'))] : []),
    standIn: async (name) => {
      if (!standIns) throw new Error('the demo has not started');
      return standIns.open(name);
    },
    close: async () => {
      await push.close();
      await payments.close();
      await standIns?.close();
    },
    identityIssuers: createDemoIssuers,
    seed: {
      accounts: demoAccounts,
      renew: async (ctx) => {
        await renewDeadlines(ctx);
        if (standIns) await adoptParcels(ctx, standIns);
      },
      fill: (ctx, options) => seedDatabase({ ctx, ...options }),
    },
  };
};

import type { Plugin } from '@pasar/api/plugin';
import { createDemoIssuers } from './identity-provider/create-demo-issuers.ts';
import { serveIdentityProviders } from './identity-provider/serve-identity-providers.ts';
import { serveMailbox } from './mailbox/serve-mailbox.ts';
import { createSandbox } from './payment-sandbox/create-sandbox.ts';
import { deliverNextCallback } from './payment-sandbox/deliver-callbacks.ts';
import { serveWebhooks } from './receivers/serve-webhooks.ts';
import { demoAccounts } from './seed/data/users.ts';
import { renewDeadlines } from './seed/renew-deadlines.ts';
import { seedDatabase } from './seed/seed-database.ts';
import { approveDocuments } from './simulators/approve-documents.ts';
import { simulateApproval } from './simulators/simulate-approval.ts';
import { simulateCourier } from './simulators/simulate-courier.ts';
import { simulatePayouts } from './simulators/simulate-payouts.ts';
import { simulatedCourier } from './simulators/simulated-courier.ts';

/** Everything that demo mode adds: demo data, and stand-ins for banks, couriers, staff, networks and mail. */
export const createDemo = (): Plugin => ({
  name: 'demo',
  isDemo: true,
  routes: (app, platform) => {
    serveMailbox(app, platform);
    serveWebhooks(app);
    serveIdentityProviders(app, platform);
  },
  jobs: {
    // The server wakes queues by these names.
    queues: [
      { name: 'payments', takeNext: deliverNextCallback },
      { name: 'shipping', takeNext: simulateCourier },
      { name: 'stores', takeNext: simulateApproval },
      { name: 'companies', takeNext: approveDocuments },
    ],
    sweeps: [simulatePayouts],
  },
  paymentProviders: (platform) => [createSandbox(platform)],
  courierProviders: () => [simulatedCourier],
  identityIssuers: createDemoIssuers,
  seed: {
    accounts: demoAccounts,
    renew: renewDeadlines,
    fill: (ctx, options) => seedDatabase({ ctx, ...options }),
  },
});

import type { Plugin } from '@pasar/api/plugin';
import { createDemoIssuers } from './identity-provider/create-demo-issuers.ts';
import { serveIdentityProviders } from './identity-provider/serve-identity-providers.ts';
import { serveMailbox } from './mailbox/serve-mailbox.ts';
import { createPaymentStandIns, type StandInFolder } from './payments/payment-stand-ins.ts';
import { serveTraces } from './receivers/serve-traces.ts';
import { serveWebhooks } from './receivers/serve-webhooks.ts';
import { demoAccounts } from './seed/data/users.ts';
import { renewDeadlines } from './seed/renew-deadlines.ts';
import { seedDatabase } from './seed/seed-database.ts';
import { approveDocuments } from './simulators/approve-documents.ts';
import { simulateApproval } from './simulators/simulate-approval.ts';
import { simulateCourier } from './simulators/simulate-courier.ts';
import { simulatePayouts } from './simulators/simulate-payouts.ts';
import { simulatedCourier } from './simulators/simulated-courier.ts';

/**
 * Everything that demo mode adds: demo data, and stand-ins for banks, couriers, staff, networks and mail. Providers
 * keep their data in `folder`; in memory without it.
 */
export const createDemo = (options: StandInFolder = {}): Plugin => {
  const payments = createPaymentStandIns(options);
  return {
    name: 'demo',
    isDemo: true,
    routes: (app, platform) => {
      serveMailbox(app, platform);
      serveWebhooks(app);
      serveTraces(app);
      serveIdentityProviders(app, platform);
    },
    jobs: {
      // The server wakes queues by these names.
      queues: [
        payments.queue,
        { name: 'shipping', takeNext: simulateCourier },
        { name: 'stores', takeNext: simulateApproval },
        { name: 'companies', takeNext: approveDocuments },
      ],
      sweeps: [simulatePayouts],
    },
    paymentProviders: payments.providers,
    close: payments.close,
    courierProviders: () => [simulatedCourier],
    identityIssuers: createDemoIssuers,
    seed: {
      accounts: demoAccounts,
      renew: renewDeadlines,
      fill: (ctx, options) => seedDatabase({ ctx, ...options }),
    },
  };
};

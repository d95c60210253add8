import { spawn } from 'node:child_process';
import path from 'node:path';
import { onPostgres } from '../tests/server-tests.ts';
import { root } from '../workspace.ts';

// npm run test:payment-races: each race about payments, transfers, parcels and payouts 200 times on PostgreSQL, and
// 10,000 false notifications, and the tax of 100,000 orders; `npm test` has the quick form.
const modules = 'packages/api/src/modules';
const files = [
  `${modules}/payments/expiry/race.test.ts`,
  `${modules}/payments/charges/reversal.test.ts`,
  `${modules}/payments/notifications/notifications.test.ts`,
  `${modules}/payments/refunds/refund-to-source.test.ts`,
  `${modules}/back-office/payments/transfers.test.ts`,
  `${modules}/shipping/parcels/parcels.test.ts`,
  `${modules}/orders/races.test.ts`,
  `${modules}/tax-documents/compute-ppn.test.ts`,
  'packages/demo/src/providers/payouts.test.ts',
];
const vitest = path.join(root, 'packages/tooling/node_modules/vitest/vitest.mjs');
const config = path.join(root, 'packages/tooling/vitest.config.ts');
const run = [
  process.execPath,
  vitest,
  'run',
  '--config',
  config,
  '--project=api',
  '--project=demo',
  ...files,
];
spawn(process.execPath, [...onPostgres, ...run], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, PASAR_RACES: 'full' },
}).once('exit', (code) => process.exit(code ?? 1));

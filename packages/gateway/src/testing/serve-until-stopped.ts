import type { SliceDeclaration } from '@pasar/contract';
import { pino } from 'pino';
import { closeOnSignals } from '../server/close-on-signals.ts';
import { startServer } from '../server/server.ts';

const entry: SliceDeclaration = {
  name: 'storefront',
  title: { id: 'Toko', en: 'Shop' },
  prefixes: ['', 'p', 'cart'],
  contact: 'storefront@example.org',
  limits: {},
  privateRender: true,
  approval: 'none',
};

// A separate server with two built apps, until a signal ends it. Prints `ready <address>`.
const [dataDir = '', shell = '', storefront = ''] = process.argv.slice(2);
const market = await startServer({
  dataDir,
  port: 0,
  apps: [
    { app: 'shell', dir: shell },
    { app: 'storefront', dir: storefront, entry },
  ],
  seed: false,
  limits: { codesPerAddress: 1_000_000 },
  log: pino({ level: 'silent' }),
});
closeOnSignals(market);
process.stdout.write(`ready ${market.url}\n`);

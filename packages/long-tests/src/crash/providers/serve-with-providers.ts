import { serve } from '@hono/node-server';
import { createBiteshipCourier, createMidtrans, createXenditPayouts, type Plugin } from '@pasar/api/plugin';
import { createApi, linkTo } from '@pasar/api/testing';
import { reportLine } from '../../harness/report-line.ts';
import { unlimited } from '../../harness/unlimited.ts';
import { type ProviderUrls, providerKeys } from './provider-keys.ts';

// node serve-with-providers.ts <database url> <data folder> <port> <providers as JSON>: a server that is killed while it calls
// providers of other processes. Prints `ready <port>`.
const [databaseUrl = '', dataDir = '', port = '0', providers = '{}'] = process.argv.slice(2);
const urls: ProviderUrls = JSON.parse(providers);
const plugin: Plugin = {
  name: 'providers',
  paymentProviders: () => [createMidtrans({ ...providerKeys.midtrans, url: urls.midtrans })],
  courierProviders: () => [createBiteshipCourier({ ...providerKeys.biteship, url: urls.biteship })],
  payoutProviders: () => [createXenditPayouts({ ...providerKeys.payouts, url: urls.payouts })],
};
const api = await createApi({
  databaseUrl,
  dataDir,
  mode: 'demo',
  publicUrl: 'http://localhost',
  linkTo,
  logLevel: process.env.PASAR_PROOF_LOG ?? 'fatal',
  limits: unlimited,
  plugins: [plugin],
});
serve({ fetch: api.fetch, port: Number(port), hostname: '127.0.0.1' }, (at) =>
  reportLine(`ready ${at.port}`),
);

import { serve } from '@hono/node-server';
import { createApi, linkTo } from '@pasar/api/testing';
import { createDemo } from '@pasar/demo';
import { reportLine } from './report-line.ts';
import { unlimited } from './unlimited.ts';

// node serve-api.ts <database url> <data folder> [port] [address of a payment provider]: a separate server, to be raced against and to be killed.
// Prints `ready <port>`.
const [databaseUrl = '', dataDir = '', port = '0', midtransUrl = ''] = process.argv.slice(2);
const api = await createApi({
  databaseUrl,
  dataDir,
  mode: 'demo',
  publicUrl: 'http://localhost',
  linkTo,
  logLevel: process.env.PASAR_PROOF_LOG ?? 'fatal',
  limits: unlimited,
  ...(process.env.SEARCH_URL && { searchUrl: process.env.SEARCH_URL }),
  plugins: [createDemo(midtransUrl === '' ? {} : { midtransUrl })],
});
serve({ fetch: api.fetch, port: Number(port), hostname: '127.0.0.1' }, (at) =>
  reportLine(`ready ${at.port}`),
);

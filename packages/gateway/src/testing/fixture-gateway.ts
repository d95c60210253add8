import { request } from 'node:http';
import { getServedContract } from '@pasar/api/contract-hashes';
import { Hono } from 'hono';
import { type GatewayOptions, listen, type OpenGateway, openGateway } from '../http/index.ts';
import { openRegistry, type Registry, type RegistryOptions } from '../registry/index.ts';
import { silentLog, sliceCode } from './fixture-pages.ts';
import { freshRegistry, goLive } from './fixture-registry.ts';
import { type FixtureRelease, freshFolder } from './fixture-release.ts';

export interface FixtureResponse {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

export interface FixtureGateway {
  url: string;
  registry: Registry;
  dataDir: string;
  /** Sends a request without following redirects and without unpacking. */
  ask(
    path: string,
    options?: { method?: string; headers?: Record<string, string>; body?: string },
  ): Promise<FixtureResponse>;
  close(): Promise<void>;
}

export const shell: FixtureRelease = {
  app: 'shell',
  version: '1.0.0',
  files: { 'id.js': '/* id */', 'en.js': '/* en */', 'font.woff2': 'font' },
  common: { '*': ['main.js'], id: ['id.js'], en: ['en.js'] },
};

const list = 'GET /products/list';
/** What the pages of fixtures may call. */
const calls = [
  { call: 'GET /headers', schema: '' },
  { call: list, schema: getServedContract().calls[list]?.schema ?? '' },
];

/** A storefront whose pages are made by a function body. */
export const storefront = (version: string, body: string): FixtureRelease => ({
  app: 'storefront',
  version,
  server: sliceCode(body),
  contract: { calls },
  files: {
    'home.js': `/* home ${version} */`,
    'kit.js': '/* kit */',
    'id.js': '/* id */',
    'en.js': '/* en */',
  },
  common: { '*': ['remoteEntry.js', 'kit.js'], id: ['id.js'], en: ['en.js'] },
  routes: [
    { id: 'storefront.home', path: '', chunks: ['home.js'], sitemap: true },
    { id: 'storefront.product', path: 'p/:slug', chunks: [], sitemap: { part: 'products' } },
    { id: 'storefront.cart', path: 'cart', chunks: [], robots: 'disallow' },
  ],
});

const fixtureEndpoints = [{ method: 'GET', path: '/headers' }] as const;

/** The few API responses that pages of the fixtures request. */
const fixtureApi = (): Pick<OpenGateway, 'fetch'> => {
  const api = new Hono();
  api.all('/api/headers', (c) => c.json(Object.fromEntries(c.req.raw.headers)));
  api.post('/api/echo', async (c) => c.text(await c.req.text()));
  const changed_at = '2026-11-20T05:00:00.000Z';
  const files = ['categories', 'products'].map((part) => ({ part, page: 1, changed_at }));
  api.get('/api/sitemap', (c) => c.json({ data: files }));
  api.get('/api/sitemap/products/:page', (c) => {
    const names = c.req.param('page') === '1' ? Array.from({ length: 600 }, (_, n) => `kaos-${n}`) : [];
    return c.json({ data: names.map((name) => ({ name, changed_at })) });
  });
  api.get('/metrics', (c) => c.text('api_metric 1\n'));
  api.get('/healthz', (c) => c.json({ code: 200 }));
  return api;
};

export const requestAt =
  (url: string): FixtureGateway['ask'] =>
  (path, { method = 'GET', headers = {}, body } = {}) =>
    new Promise((resolve, reject) => {
      // Not `fetch`: that tidies paths and headers before they are sent.
      const { hostname, port } = new URL(url);
      const sent = request({ hostname, port, path, method, headers, agent: false }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part) => parts.push(part));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            text: Buffer.concat(parts).toString(),
          }),
        );
      });
      sent.on('error', reject);
      sent.end(body);
    });

/** A gateway on a free port with fixtures live, its workers warm. */
export const startFixtureGateway = async (
  fixtures: FixtureRelease[],
  options: {
    publicUrl?: string;
    deadline?: number;
    consoleDir?: string;
    mode?: 'demo' | 'production';
    guard?: GatewayOptions['guard'];
    trustsProxy?: GatewayOptions['trustsProxy'];
    metricsKey?: string;
    embedOrigins?: readonly string[];
    frameOrigins?: readonly string[];
    securityContact?: string;
    serviceWorker?: boolean;
    workbench?: GatewayOptions['workbench'];
    environment?: RegistryOptions['environment'];
    /** A gateway whose registry it shares. */
    beside?: FixtureGateway;
  } = {},
): Promise<FixtureGateway> => {
  const { guard, beside, environment, ...given } = options;
  const { registry, dataDir } = beside
    ? { dataDir: freshFolder(), registry: openRegistry({ dataDir: '', releasesDir: beside.registry.folder }) }
    : freshRegistry(environment && { environment });
  if (fixtures.length > 0) await goLive(registry, ...fixtures);
  let answer: OpenGateway['fetch'] = () => new Response(null, { status: 503 });
  const listener = await listen((request, env) => answer(request, env), 0);
  const api = fixtureApi();
  const gateway = await openGateway({
    registry,
    api: { fetch: async (request) => api.fetch(request) },
    log: silentLog,
    mode: 'demo',
    publicUrl: `http://localhost:${listener.port}`,
    endpoints: fixtureEndpoints,
    seats: 2,
    deadline: 3_000,
    ...given,
    ...(guard === undefined ? {} : { guard }),
  });
  answer = gateway.fetch;
  await gateway.warm();
  const url = `http://127.0.0.1:${listener.port}`;
  const close = async () => {
    gateway.leave();
    await listener.close();
    await gateway.close();
  };
  return { url, registry, dataDir, ask: requestAt(url), close };
};

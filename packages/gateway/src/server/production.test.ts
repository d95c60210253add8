import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { openAccounts } from '@pasar/api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openRegistry } from '../registry/index.ts';
import { shell, storefront } from '../testing/fixture-gateway.ts';
import { silentLog } from '../testing/fixture-pages.ts';
import { builtFixture, goLive } from '../testing/fixture-registry.ts';
import { freshFolder } from '../testing/fixture-release.ts';
import { assertRequirementMet, embeddedDatabase } from './assert-production.ts';
import { assertStartable } from './assert-startable.ts';
import { type RunningServer, type ServerOptions, startServer } from './server.ts';
import { StartError } from './start-error.ts';

const complete = {
  mode: 'production',
  publicUrl: 'https://pasar.example',
  smtpUrl: 'smtp://127.0.0.1:1',
  trustProxy: ['127.0.0.1'],
  port: 0,
} satisfies Partial<ServerOptions>;
const pages = storefront('0.1.0', `return { html: 'open' };`);
const apps = [shell, pages].map(builtFixture);
const start = (dataDir: string, more: Partial<ServerOptions> = {}) =>
  startServer({ ...complete, dataDir, apps, log: silentLog, ...more });

const staff = { email: 'admin@pasar.test', fullname: 'Meja', role: 'staff' } as const;
const addAdmin = async (dataDir: string) => {
  const accounts = await openAccounts({ dataDir, databaseUrl: embeddedDatabase(dataDir) });
  try {
    return await accounts.add(staff);
  } finally {
    await accounts.close();
  }
};

const freePort = async (): Promise<number> => {
  const free = createServer();
  await new Promise<void>((resolve) => free.listen(0, '127.0.0.1', resolve));
  const { port } = free.address() as AddressInfo;
  await new Promise((resolve) => free.close(resolve));
  return port;
};

describe('a server that is open to all', () => {
  const dataDir = join(freshFolder(), 'data');
  let market: RunningServer;
  let password: string;
  let at: string;
  beforeAll(async () => {
    ({ password } = await addAdmin(dataDir));
    const port = await freePort();
    const open = { port, host: '0.0.0.0' };
    await assertStartable({ ...complete, ...open, dataDir });
    const registry = openRegistry({ dataDir });
    await goLive(registry, shell, pages);
    market = await start(dataDir, open);
    at = `http://127.0.0.1:${port}`;
  }, 120_000);
  afterAll(() => market.close());

  const ask = async (path: string, { body, headers = {} }: { body?: object; headers?: object } = {}) => {
    const response = await fetch(at + path, {
      method: body ? 'POST' : 'GET',
      headers: { ...(body ? { 'content-type': 'application/json' } : {}), ...headers },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  const logIn = async () => {
    const { text } = await ask('/api/auth/login', {
      body: { email: staff.email, password },
      headers: { 'x-forwarded-for': '6.6.6.6, 198.51.100.7' },
    });
    return { authorization: `Bearer ${JSON.parse(text).data.jwt_token}` };
  };

  test('serves its pages over https in name, and announces nobody to log in as', async () => {
    expect(market.url).toBe('https://pasar.example');
    expect(market.demoAccounts).toEqual([]);
    const page = await ask('/');
    expect(page).toMatchObject({ status: 200, text: expect.stringContaining('open') });
    expect(page.headers.get('strict-transport-security')).toContain('max-age=31536000');
  });

  test.each([
    '/dev/mailbox',
    '/dev/mailbox.json',
    '/dev/oidc/google/.well-known/openid-configuration',
    '/dev/oidc/facebook/auth',
    '/ops',
  ])('%s is not there', async (path) => {
    expect((await ask(path)).status).toBe(404);
  });

  test('no identity provider and no payment is simulated', { tags: 'slow' }, async () => {
    expect(JSON.parse((await ask('/api/auth/social')).text).data).toEqual([]);
    const proof = { email: 'a@example.test', google_id: '1', id_token: 'x.y.z' };
    expect((await ask('/api/auth/google', { body: proof })).status).toBe(401);
    const simulated = await ask('/api/payment/INV-20260101-ABCDE/simulate', {
      body: {},
      headers: await logIn(),
    });
    expect(simulated.status).toBe(404);
    const { status } = await ask('/api/auth/login', {
      body: { email: 'buyer@pasar.example', password: 'pasar1234' },
    });
    expect(status).toBe(401);
  });

  test('the back office logs in with its one-time password, from the address that the proxy names [S34]', async () => {
    const { text } = await ask('/api/auth/sessions', { headers: await logIn() });
    expect(JSON.parse(text).data[0]).toMatchObject({ current: true, ip: '198.51.100.7' });
  });
});

describe('production does not start', () => {
  const startsNot = async (dataDir: string, more: object, sentence: string) => {
    await expect(assertStartable({ ...complete, dataDir, ...more })).rejects.toThrow(
      new StartError(sentence),
    );
    await expect(start(dataDir, more)).rejects.toThrow(new StartError(sentence));
  };

  test.each([
    ['a mail server', { smtpUrl: undefined }, 'PASAR_SMTP_URL'],
    ['a mail server that is one', { smtpUrl: 'https://mail.example' }, 'PASAR_SMTP_URL'],
    ['an address', { publicUrl: undefined }, 'PASAR_URL'],
    ['https', { publicUrl: 'http://pasar.example' }, 'PASAR_URL'],
  ])('without %s, and touches nothing', async (_, more, setting) => {
    const dataDir = join(freshFolder(), 'none');
    await expect(start(dataDir, more)).rejects.toThrow(setting);
    await expect(assertStartable({ ...complete, dataDir, ...more })).rejects.toThrow(StartError);
    expect(existsSync(dataDir)).toBe(false);
  });

  test('without a key', async () => {
    const dataDir = freshFolder();
    await startsNot(
      dataDir,
      {},
      `There is no key in ${join(dataDir, 'keys')}: \`npm run account -- add --role staff --email <address>\` makes one for a new market, an older one needs its own back.`,
    );
  });

  test('without somebody for the back office', { tags: 'slow', timeout: 120_000 }, async () => {
    const dataDir = freshFolder();
    const accounts = await openAccounts({ dataDir, databaseUrl: embeddedDatabase(dataDir) });
    await accounts.add({ email: 'sari@pasar.test', fullname: 'Sari', role: 'buyer' });
    await accounts.close();
    await expect(start(dataDir)).rejects.toThrow(
      new StartError(
        'Nobody can run the back office yet: `npm run account -- add --role staff --email <address>` opens the first account.',
      ),
    );
  });

  test('on the data of a demo', () => {
    expect(() => assertRequirementMet('clean-data')).toThrow(
      'This data holds demo accounts whose passwords everybody knows: give production another folder and another database.',
    );
    expect(assertRequirementMet(null)).toBeUndefined();
  });

  test('when its database cannot be reached', async () => {
    const dataDir = freshFolder();
    mkdirSync(join(dataDir, 'keys'));
    writeFileSync(join(dataDir, 'keys/market.key'), Buffer.alloc(32, 7));
    await startsNot(
      dataDir,
      { databaseUrl: 'postgres://pasar@127.0.0.1:1/pasar' },
      'The database cannot be opened (ECONNREFUSED); check DATABASE_URL.',
    );
  });

  test('with proxies that are no addresses', async () => {
    const dataDir = freshFolder();
    mkdirSync(join(dataDir, 'keys'));
    writeFileSync(join(dataDir, 'keys/market.key'), Buffer.alloc(32, 7));
    await expect(start(dataDir, { trustProxy: ['everybody'] })).rejects.toThrow(
      "PASAR_TRUST_PROXY lists the proxies by address: 'everybody' is no address and no range of addresses.",
    );
  });
});

test('a demo is for this machine alone', async () => {
  const dataDir = join(freshFolder(), 'none');
  await expect(startServer({ dataDir, apps, port: 0, host: '0.0.0.0', log: silentLog })).rejects.toThrow(
    'PASAR_HOST 0.0.0.0 is open to others, and demo mode is for this machine alone: set PASAR_MODE=production.',
  );
  expect(existsSync(dataDir)).toBe(false);
});

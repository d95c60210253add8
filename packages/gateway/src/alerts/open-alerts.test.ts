import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { Webhook } from 'standardwebhooks';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { localFs } from '../platform/fs/local-fs.ts';
import { silentLog } from '../testing/fixture-pages.ts';
import { freshFolder } from '../testing/fixture-release.ts';
import { type Alerts, openAlerts } from './open-alerts.ts';

interface Received {
  headers: IncomingHttpHeaders;
  body: string;
}
let received: Received[];
let answers: number[];
let server: Server;
let address: string;
const open: Alerts[] = [];

beforeEach(async () => {
  received = [];
  answers = [];
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => {
      body += part;
    });
    request.on('end', () => {
      received.push({ headers: request.headers, body });
      response.writeHead(answers.shift() ?? 200).end();
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const place = server.address();
  address = `http://127.0.0.1:${typeof place === 'object' && place ? place.port : 0}/hook`;
});
afterEach(async () => {
  await Promise.all(open.splice(0).map((alerts) => alerts.close()));
  server.close();
});

const mails: { to: string; subject: string; paragraphs: string[] }[] = [];
const openIn = async (folder: string, mode: 'demo' | 'production' = 'demo') => {
  const alerts = await openAlerts({
    ...{ folder, mode, publicUrl: 'http://localhost:4000', log: silentLog, disk: () => localFs },
    sendMail: async (mail) => void mails.push(mail),
    waits: [0, 1, 1, 1, 1],
  });
  open.push(alerts);
  for (const { id, who } of alerts.targets()) if (who === 'demo') alerts.removeTarget(id);
  return alerts;
};
const alert = {
  kind: 'rollback',
  app: 'storefront',
  version: '1.1.0',
  detail: '42 of 210 sessions failed',
  key: 'rollback storefront 1.1.0',
} as const;
const deliveries = (alerts: Alerts) => alerts.list().flatMap((one) => one.deliveries);

test('a webhook is signed by the rules of Standard Webhooks, and says what happened in both languages [F40]', async () => {
  const alerts = await openIn(freshFolder());
  const { secret = '' } = alerts.addTarget({ type: 'webhook', address, who: 'anna' });
  alerts.raise(alert);
  await vi.waitFor(() => expect(received).toHaveLength(1));
  const [{ headers, body } = { headers: {}, body: '' }] = received;
  const said = new Webhook(secret).verify(body, headers as Record<string, string>);
  expect(said).toMatchObject({
    type: 'pasar.alert.rollback',
    data: {
      ...{ app: 'storefront', version: '1.1.0', detail: '42 of 210 sessions failed' },
      title: {
        id: 'storefront 1.1.0 ditarik kembali oleh penjaga',
        en: 'The guard took storefront 1.1.0 back',
      },
      url: 'http://localhost:4000/ops',
    },
  });
  expect(() =>
    new Webhook(secret).verify(body.replace('210', '211'), headers as Record<string, string>),
  ).toThrow();
  expect(JSON.stringify(alerts.targets())).not.toContain('whsec_');
});

test('a receiver that refuses is tried five times, with one id, and then the console shows it [F40]', async () => {
  const alerts = await openIn(freshFolder());
  answers = [500, 503, 404, 301, 500];
  alerts.addTarget({ type: 'webhook', address, who: 'anna' });
  alerts.raise(alert);
  await vi.waitFor(() => expect(deliveries(alerts)).toMatchObject([{ state: 'failed', tries: 5 }]));
  expect(deliveries(alerts)).toMatchObject([{ address, error: 'answered 500' }]);
  expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  expect(received).toHaveLength(5);
});

test('what is taken at the third try is sent, and not again [F40]', async () => {
  const alerts = await openIn(freshFolder());
  answers = [500, 500];
  alerts.addTarget({ type: 'webhook', address, who: 'anna' });
  alerts.raise(alert);
  await vi.waitFor(() => expect(deliveries(alerts)).toMatchObject([{ state: 'sent', tries: 3 }]));
  expect(received).toHaveLength(3);
});

test('two gateways of one folder send an alert once, and both show it [F40]', { tags: 'slow' }, async () => {
  const folder = freshFolder();
  const [one, other] = [await openIn(folder), await openIn(folder)];
  one.addTarget({ type: 'webhook', address, who: 'anna' });
  one.raise(alert);
  other.raise(alert);
  await vi.waitFor(() => expect([one, other].map((each) => deliveries(each).length)).toEqual([1, 1]), 5_000);
  expect(received).toHaveLength(1);
});

test('what a process had not sent when it ended, the next one sends [F40]', async () => {
  const folder = freshFolder();
  const first = await openAlerts({
    ...{ folder, mode: 'demo', publicUrl: '', log: silentLog, disk: () => localFs },
    ...{ sendMail: async () => undefined, waits: [0, 60_000] },
  });
  for (const { id } of first.targets()) first.removeTarget(id);
  answers = [500];
  first.addTarget({ type: 'webhook', address, who: 'anna' });
  first.raise(alert);
  await vi.waitFor(() => expect(deliveries(first)).toMatchObject([{ state: 'trying', tries: 1 }]));
  await first.close();
  const next = await openIn(folder);
  await vi.waitFor(() => expect(deliveries(next)).toMatchObject([{ state: 'sent', tries: 2 }]));
});

test('a mail says the same, and a test goes to one target alone [F40]', async () => {
  const alerts = await openIn(freshFolder());
  const { id } = alerts.addTarget({ type: 'email', address: 'ops@example.org', who: 'anna' });
  alerts.addTarget({ type: 'webhook', address, who: 'anna' });
  alerts.test(id);
  await vi.waitFor(() => expect(mails).toHaveLength(1));
  expect(mails[0]).toMatchObject({
    to: 'ops@example.org',
    subject: 'Pasar: Percobaan pemberitahuan / Test of alerts',
  });
  expect(received).toEqual([]);
});

test.each([
  ['http://example.org/hook', 'is no https address'],
  ['https://127.0.0.1/hook', 'is a private address'],
  ['https://[::1]/hook', 'is a private address'],
  ['https://user:word@example.org/', 'may hold no user and password'],
  ['ftp://example.org', 'is no https address'],
])('production takes no target %s [F40] [S14]', async (wrong, why) => {
  const alerts = await openIn(freshFolder(), 'production');
  expect(() => alerts.addTarget({ type: 'webhook', address: wrong, who: 'anna' })).toThrow(why);
});

test('a name that leads to this machine is not connected to in production [F40]', async () => {
  const alerts = await openIn(freshFolder(), 'production');
  const port = new URL(address).port;
  alerts.addTarget({ type: 'webhook', address: `https://localhost:${port}/hook`, who: 'anna' });
  alerts.raise(alert);
  await vi.waitFor(() =>
    expect(deliveries(alerts)).toMatchObject([{ state: 'failed', error: 'localhost has a private address' }]),
  );
  expect(received).toEqual([]);
});

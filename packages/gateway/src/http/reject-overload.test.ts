import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { GatewayEnv } from './gateway.ts';
import { createGatewayMetrics } from './metrics.ts';
import { overloadHeader, rejectOverload } from './reject-overload.ts';

/** A server whose responses wait until they are let go, at a time that the test tells. */
const open = ({ isBusy = true } = {}) => {
  const metrics = createGatewayMetrics();
  const waiting: ((status: 200 | 503) => void)[] = [];
  let now = 0;
  const app = new Hono<GatewayEnv>();
  app.use(rejectOverload(metrics, { now: () => now, isBusy: () => isBusy }));
  app.all('*', async (c) => {
    const isSlow = c.req.header('slow') !== undefined;
    const status = isSlow ? await new Promise<200 | 503>((done) => void waiting.push(done)) : 200;
    return c.text('done', status);
  });
  const send = async (path: string, headers: Record<string, string> = {}) =>
    app.request(path, { method: 'POST', headers });
  /** Sends so many that wait, and returns how many were accepted. */
  const fill = async (count: number, path = '/slow') => {
    const before = waiting.length;
    for (let nth = 0; nth < count; nth++) void send(path, { slow: 'yes' });
    await Promise.resolve();
    return waiting.length - before;
  };
  /** Answers so many, one after the other, each after so many milliseconds. */
  const answer = async (count: number, each: number, status: 200 | 503 = 200) => {
    for (const done of waiting.splice(0, count)) {
      now += each;
      done(status);
      await new Promise(setImmediate);
    }
  };
  return { metrics, send, fill, answer };
};

test('what would wait too long gets 503 with a time to come again, and the rest is answered [R11]', async () => {
  const { metrics, send, fill, answer } = open();
  const taken = await fill(200);
  expect(taken).toBeGreaterThanOrEqual(32);
  expect(taken).toBeLessThan(150);
  const call = await send('/api/products/list', { 'accept-language': 'en' });
  expect([call.status, call.headers.get('retry-after')]).toEqual([503, '2']);
  expect(call.headers.get(overloadHeader)).toBe('1');
  expect(await call.json()).toMatchObject({ code: 503, message: expect.stringMatching(/\w/), data: null });
  const page = await send('/');
  expect([page.status, page.headers.get('cache-control')]).toEqual([503, 'no-store']);
  expect(page.headers.get('retry-after')).toBe('2');
  expect((await metrics.rejections.get()).values[0]?.value).toBe(200 - taken + 2);
  await answer(taken, 1);
  expect((await send('/')).status).toBe(200);
  // Each waited for those before it; what was rejected does not count.
  const lines = (await metrics.accepted.get()).values;
  const figure = (end: string) => lines.find(({ metricName }) => metricName?.endsWith(end))?.value;
  expect([figure('_count'), figure('_sum')]).toEqual([
    taken + 1,
    expect.closeTo((taken * (taken + 1)) / 2_000),
  ]);
});

test.each<[string, Record<string, string>?]>([
  ['/livez'],
  ['/readyz'],
  ['/metrics'],
  ['/api/live'],
  ['/r/storefront/1.0.0/home.js'],
  ['/media/kaos.webp'],
  ['/ops/v1/status'],
  ['/api/upload/helper', { 'content-type': 'multipart/form-data; boundary=x' }],
])('%s is never rejected [R11]', async (path, headers = {}) => {
  const { send, fill } = open();
  await fill(200);
  expect((await send(path, headers)).status).toBe(200);
});

test('while the process has time, those who wait for a provider keep no page out, up to a second’s worth [R11]', async () => {
  const { send, fill } = open({ isBusy: false });
  expect(await fill(200)).toBe(200);
  expect((await send('/')).status).toBe(200);
  expect(await fill(200)).toBeLessThan(60);
  expect((await send('/')).status).toBe(503);
});

test('a flood of logins keeps nobody else out [R11]', async () => {
  const { send, fill } = open();
  expect(await fill(200, '/api/auth/login')).toBeLessThan(150);
  expect((await send('/api/auth/login')).status).toBe(503);
  expect((await send('/api/products/list')).status).toBe(200);
});

test.each<[string, number, number, (200 | 503)?]>([
  ['slow', 20, 32],
  ['rejecting', 2, 32, 503],
  ['fast', 2, 125],
])(
  'a %s server lets run what it answers in a quarter of a second, and at least 32 [R11]',
  async (_, each, limit, status) => {
    const { fill, answer } = open();
    for (let time = 0; time < 1_000; time += 100) {
      await fill(150);
      await answer(100 / each, each, status);
    }
    await answer(1_000, 0);
    expect(await fill(150)).toBe(limit);
  },
);

import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FixtureGateway, shell, startFixtureGateway } from '../../testing/fixture-gateway.ts';

let gateway: FixtureGateway;
beforeAll(async () => {
  gateway = await startFixtureGateway([shell]);
});
afterAll(() => gateway.close());

const beacon = {
  planId: 'a'.repeat(64),
  app: 'shell',
  version: '1.0.0',
  phase: 'mount',
  outcome: 'ok',
  ms: 12,
};
const send = (path: string, body: unknown) =>
  gateway.ask(path, {
    method: 'POST',
    headers: { 'content-type': 'text/plain;charset=UTF-8' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

test('a page’s report is counted by app, version and result', async () => {
  expect((await send('/r/beacon', beacon)).status).toBe(204);
  expect((await send('/r/beacon', { ...beacon, outcome: 'error', phase: 'load' })).status).toBe(204);
  const { text } = await gateway.ask('/metrics');
  expect(text).toContain(
    'pasar_slice_reports_total{app="shell",version="1.0.0",phase="mount",outcome="ok"} 1',
  );
  expect(text).toContain(
    'pasar_slice_reports_total{app="shell",version="1.0.0",phase="load",outcome="error"} 1',
  );
  expect(text).toContain('api_metric 1');
  expect(text).toContain('pasar_document_seconds');
});

test.for([
  { ...beacon, app: 'nobody' },
  { ...beacon, version: '9.9.9' },
  { ...beacon, version: '__proto__' },
  { ...beacon, planId: 'x' },
  { ...beacon, ms: -1 },
  'no json',
  '',
  `"${'x'.repeat(20_000)}"`,
])('a report that makes no sense is refused and not counted', async (body) => {
  const before = (await gateway.ask('/metrics')).text.match(/pasar_slice_reports_total\{.*/g);
  expect((await send('/r/beacon', body)).status).toBe(422);
  expect((await gateway.ask('/metrics')).text.match(/pasar_slice_reports_total\{.*/g)).toEqual(before);
});

test('a violation of the content security policy is counted [S16]', async () => {
  const report = {
    'document-uri': 'http://localhost/?secret',
    'blocked-uri': 'inline',
    'effective-directive': 'script-src-elem',
  };
  expect((await send('/r/csp', { 'csp-report': report })).status).toBe(204);
  expect((await send('/r/csp', { 'csp-report': { 'effective-directive': 'made up' } })).status).toBe(204);
  const { text } = await gateway.ask('/metrics');
  expect(text).toContain('pasar_csp_violations_total{directive="script-src-elem"} 1');
  expect(text).toContain('pasar_csp_violations_total{directive="other"} 1');
});

test('one address cannot flood the reports [S34]', async () => {
  const statuses = new Set<number>();
  for (let n = 0; n < 130; n += 1) statuses.add((await send('/r/beacon', beacon)).status);
  expect([...statuses]).toEqual([204, 429]);
});

test('a page that was sent may speak for its versions, a hundred visitors of one address too [S34]', async () => {
  const { text } = await gateway.ask('/');
  const plan = /"id":"([0-9a-f]{64})"/.exec(text)?.[1];
  const ticket = /"ticket":"([^"]+)"/.exec(text)?.[1];
  expect(ticket).toMatch(/^[\w-]+\.[\w-]{27}$/);
  for (let n = 0; n < 10; n += 1)
    expect((await send('/r/beacon', { ...beacon, planId: plan, ticket })).status).toBe(204);
});

test.for([
  ['a /64', (n: number) => `2001:db8:1:2::${n.toString(16)}`, 120],
  ['a /48', (n: number) => `2001:db8:9:${n.toString(16)}::1`, 960],
] as const)(
  'neither can %s, whatever its addresses [S34] [W55]',
  { tags: 'slow' },
  async ([, addressOf, most]) => {
    const proxied = await startFixtureGateway([shell], { trustsProxy: () => true });
    const report = (n: number) =>
      proxied.ask('/r/beacon', {
        method: 'POST',
        headers: { 'content-type': 'text/plain', 'x-forwarded-for': addressOf(n) },
        body: JSON.stringify(beacon),
      });
    const statuses: number[] = [];
    for (let n = 0; n < most + 5; n += 1) statuses.push((await report(n)).status);
    await proxied.close();
    expect(statuses.indexOf(429)).toBe(most);
    expect(new Set(statuses.slice(most))).toEqual(new Set([429]));
  },
);

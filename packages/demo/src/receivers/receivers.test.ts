import { openTestServer, type TestServer } from '@pasar/api/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDemo } from '../create-demo.ts';

let market: TestServer;
beforeAll(async () => {
  market = await openTestServer({}, { plugins: [createDemo()] });
});
afterAll(() => market.close());

const ask = async (path: string, init: RequestInit = {}) => {
  const answer = await market.fetch(new Request(`http://pasar.test/dev/${path}`, init));
  return {
    status: answer.status,
    policy: answer.headers.get('content-security-policy'),
    text: await answer.text(),
  };
};
const post = (path: string, body: object, headers = {}) =>
  ask(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

test('the receiver of webhooks shows what came, as text, newest first [F40] [S31]', async () => {
  const headers = { 'webhook-id': 'msg_1', 'webhook-timestamp': '1', 'webhook-signature': 'v1,abc' };
  expect((await post('webhooks', { type: '<script>alert(1)</script>' }, headers)).status).toBe(204);
  await post('webhooks', { type: 'second' }, { ...headers, 'webhook-id': 'msg_2' });
  const { text, policy } = await ask('webhooks');
  expect(text.indexOf('msg_2')).toBeLessThan(text.indexOf('msg_1'));
  expect(text).not.toContain('<script>');
  expect(policy).toContain("default-src 'none'");
  expect(JSON.parse((await ask('webhooks.json')).text).data[1]).toMatchObject({
    id: 'msg_1',
    signature: 'v1,abc',
  });
});

test('the receiver of spans shows a trace as a tree [F41]', async () => {
  const span = (name: string, spanId: string, parentSpanId?: string) => ({
    ...{ traceId: 'a'.repeat(32), spanId, name, ...(parentSpanId && { parentSpanId }) },
    ...{ startTimeUnixNano: '1795660000000000000', endTimeUnixNano: '1795660000012500000' },
    attributes: [{ key: 'url.path', value: { stringValue: `/${name}` } }],
  });
  const spans = [span('call', '2', '1'), span('document', '1')];
  expect((await post('traces/v1/traces', { resourceSpans: [{ scopeSpans: [{ spans }] }] })).status).toBe(200);
  const [trace] = JSON.parse((await ask('traces.json')).text).data;
  expect(trace.lines).toEqual(['document 12.5 ms /document', '  call 12.5 ms /call']);
  expect((await ask('traces')).text).toContain('document 12.5 ms');
});

test('lines of the log stand under their trace, figures and other lines by themselves [F41]', async () => {
  const line = (text: string, traceId?: string) => ({
    ...{ severityText: 'warn', body: { stringValue: text }, ...(traceId && { traceId }) },
    attributes: [{ key: 'exception.message', value: { stringValue: '<b>away</b>' } }],
  });
  const logRecords = [line('a job failed', 'a'.repeat(32)), line('nobody can pay')];
  expect((await post('traces/v1/logs', { resourceLogs: [{ scopeLogs: [{ logRecords }] }] })).status).toBe(
    200,
  );
  const figure = (value: object, kind: string) => ({
    name: `pasar_${kind}`,
    [kind]: { dataPoints: [value] },
  });
  const attributes = [{ key: 'app', value: { stringValue: 'cart' } }];
  const metrics = [
    figure({ attributes, asDouble: 3 }, 'sum'),
    figure({ attributes: [], count: 2, sum: 0.5 }, 'histogram'),
  ];
  await post('traces/v1/metrics', { resourceMetrics: [{ scopeMetrics: [{ metrics }] }] });
  const [trace] = JSON.parse((await ask('traces.json')).text).data;
  expect(trace.lines.at(-1)).toBe('warn a job failed exception.message=<b>away</b>');
  const { text } = await ask('traces');
  expect(text).toContain('warn nobody can pay exception.message=&lt;b&gt;away&lt;/b&gt;');
  expect(text).toContain('pasar_sum app=cart 3\npasar_histogram 2 × = 0.5');
});

// @vitest-environment node
import { type Endpoint, endpoints } from '@pasar/contract';
import { Webhook } from 'standardwebhooks';
import { expect, test } from 'vitest';
import { storeCalls } from './store-calls.ts';
import { verifyWebhook } from './verify-webhook.ts';

test('the calls for programs are those of the contract that name a scope, and no other [W60]', () => {
  const all: Endpoint[] = Object.values(endpoints).flatMap((area) => Object.values(area));
  const open = all.filter(({ scope }) => scope).map(({ method, path }) => `${method} ${path}`);
  const offered = Object.values(storeCalls)
    .flatMap((area): Endpoint[] => Object.values(area))
    .map(({ method, path }) => `${method} ${path}`);
  expect(offered.toSorted()).toEqual(open.toSorted());
});

const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const other = `whsec_${Buffer.alloc(32, 8).toString('base64')}`;
const body = '{"type":"ping","timestamp":"2026-11-27T07:00:00Z","data":{}}';
const now = new Date('2026-11-27T07:00:00Z');
const headersOf = (signature = new Webhook(secret).sign('msg_1', now, body), id = 'msg_1') => ({
  'webhook-id': id,
  'webhook-timestamp': String(now.getTime() / 1_000),
  'webhook-signature': signature,
});

test("a delivery that a library of the standard signed is read, also with the old secret's beside [W61]", async () => {
  const both = `${new Webhook(other).sign('msg_1', now, body)} ${headersOf()['webhook-signature']}`;
  for (const headers of [headersOf(), headersOf(both)])
    expect((await verifyWebhook({ secret, headers, body, now })).type).toBe('ping');
});

test.each([
  ['another body', { body: `${body} ` }],
  ['another id', { headers: headersOf(undefined, 'msg_2') }],
  ['another secret', { secret: other }],
  ['a later time', { now: new Date(now.getTime() + 301_000) }],
  ['no time', { headers: { ...headersOf(), 'webhook-timestamp': 'soon' } }],
  ['no headers', { headers: {} }],
  ['a signature of another version', { headers: headersOf('v2,abc') }],
  ['no base64', { headers: headersOf('v1,%') }],
])('with %s it is refused [W61]', async (_, over) => {
  await expect(verifyWebhook({ secret, headers: headersOf(), body, now, ...over })).rejects.toThrow(
    'webhook',
  );
});

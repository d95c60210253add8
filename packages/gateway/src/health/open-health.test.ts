import type { Plan } from '@pasar/contract';
import { afterEach, expect, test } from 'vitest';
import { silentLog } from '../testing/fixture-pages.ts';
import { freshFolder } from '../testing/fixture-release.ts';
import { type Health, openHealth, type SliceBeacon } from './open-health.ts';

const planned = (version: string) => ({
  version,
  base: `/r/seller/${version}/`,
  entry: 'remoteEntry.js',
  global: 'g',
  integrity: '',
});
const plan: Plan = {
  id: 'a'.repeat(64),
  shell: { version: '1.0.0', base: '/r/shell/1.0.0/' },
  slices: { seller: { ...planned('2.0.0'), paths: ['seller'], fallback: planned('1.9.0') } },
  disabled: [],
  disabledPaths: {},
  links: {},
};
const start = Date.parse('2026-11-21T08:00:00Z');

const open: Health[] = [];
afterEach(async () => {
  for (const health of open.splice(0)) await health.close();
});
const openAt = async (at = start, folder = freshFolder(), alone = false) => {
  const clock = { at };
  const health = await openHealth({
    ...{ folder, window: 1_800_000, perSource: 10, alone },
    ...{ log: silentLog, now: () => clock.at },
  });
  open.push(health);
  return { health, clock, folder };
};

const word = (ticket: string, change: Partial<SliceBeacon> = {}): SliceBeacon => ({
  ticket,
  planId: plan.id,
  app: 'seller',
  version: '2.0.0',
  phase: 'mount',
  outcome: 'ok',
  ms: 700,
  ...change,
});

test('a page session counts once, and what failed stays failed', async () => {
  const { health } = await openAt();
  const ticket = health.issue(plan, ['shell', 'seller'], '203.0.113.1');
  expect(health.sessions('seller', '2.0.0')).toMatchObject([{ served: true, outcome: 'none' }]);
  for (let n = 0; n < 3; n += 1) expect(health.take(word(ticket), '203.0.113.1')).toBe(true);
  expect(health.sessions('seller', '2.0.0')).toMatchObject([{ served: true, outcome: 'ok', ms: 700 }]);
  health.take(word(ticket, { outcome: 'error', phase: 'render' }), '203.0.113.1');
  health.take(word(ticket), '203.0.113.1');
  expect(health.sessions('seller', '2.0.0')).toMatchObject([{ outcome: 'failed' }]);
  expect(health.series().find(({ app }) => app === 'seller')?.points).toEqual([
    { at: start, documents: 1, sessions: 1, failed: 1 },
  ]);
});

test('the version that takes the place of a broken one is not judged by that page [R9] [F39]', async () => {
  const { health } = await openAt();
  const ticket = health.issue(plan, ['seller'], '203.0.113.1');
  health.take(word(ticket, { outcome: 'error', phase: 'render' }), '203.0.113.1');
  const beside = word(ticket, { version: '1.9.0', phase: 'fallback' });
  expect(health.take({ ...beside, outcome: 'error' }, '203.0.113.1')).toBe(true);
  expect(health.take(beside, '203.0.113.1')).toBe(true);
  expect(health.sessions('seller', '1.9.0')).toEqual([]);
  expect(health.sessions('seller', '2.0.0')).toMatchObject([{ outcome: 'failed' }]);
});

test('only versions of the sender’s plan are counted, and only with a token that we issued [S34]', async () => {
  const { health, clock } = await openAt();
  const ticket = health.issue(plan, [], '203.0.113.1');
  const [body = '', seal = ''] = ticket.split('.');
  const forged = Buffer.from(Buffer.from(body, 'base64url').toString().replace('2.0.0', '3.0.0')).toString(
    'base64url',
  );
  for (const wrong of [
    word(ticket, { version: '3.0.0' }),
    word(ticket, { app: 'buyer' }),
    word(ticket, { planId: 'b'.repeat(64) }),
    word(`${forged}.${seal}`, { version: '3.0.0' }),
    word('x.y'),
    word(''),
  ])
    expect(health.take(wrong, '203.0.113.1')).toBe(false);
  expect(health.take(word(ticket, { version: '1.9.0' }), '203.0.113.1')).toBe(true);
  clock.at += 3_600_001;
  expect(health.take(word(ticket), '203.0.113.1')).toBe(false);
});

test('addresses are distinguished and not stored; on the local machine each session counts by itself', async () => {
  const { health } = await openAt();
  for (const address of ['203.0.113.1', '203.0.113.1', '127.0.0.1']) health.issue(plan, ['seller'], address);
  const sources = health.sessions('seller', '2.0.0').map(({ source }) => source);
  expect([new Set(sources).size, sources.join().includes('203')]).toEqual([2, false]);
  const { health: own } = await openAt(start, freshFolder(), true);
  for (const address of ['127.0.0.1', '::1', '127.0.0.1']) own.issue(plan, ['seller'], address);
  expect(new Set(own.sessions('seller', '2.0.0').map(({ source }) => source)).size).toBe(3);
});

test('a restart loses nothing that still counts, and old tokens stay valid', async () => {
  const { health, folder } = await openAt();
  const ticket = health.issue(plan, ['seller'], '203.0.113.1');
  await health.close();
  const { health: again } = await openAt(start + 60_000, folder);
  expect(again.sessions('seller', '2.0.0')).toMatchObject([{ at: start, served: true, outcome: 'none' }]);
  again.take(word(ticket, { outcome: 'error' }), '203.0.113.1');
  expect(again.sessions('seller', '2.0.0')).toMatchObject([{ outcome: 'failed' }]);
  await again.close();
  const { health: late } = await openAt(start + 2_000_000, folder);
  expect(late.sessions('seller', '2.0.0')).toEqual([]);
  expect(late.series()).toMatchObject([{ app: 'seller', points: [{ sessions: 1, failed: 1 }] }]);
});

test('two gateways of one data folder count together', { tags: 'slow' }, async () => {
  const { health: one, folder } = await openAt();
  const { health: other } = await openAt(start, folder);
  const ticket = one.issue(plan, ['seller'], '203.0.113.1');
  expect(other.take(word(ticket), '203.0.113.1')).toBe(true);
  await expect
    .poll(() => one.sessions('seller', '2.0.0'), { timeout: 3_000 })
    .toMatchObject([{ served: true, outcome: 'ok' }]);
  await expect.poll(() => other.sessions('seller', '2.0.0')).toMatchObject([{ served: true, outcome: 'ok' }]);
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fixturePlan } from '../testing/fixture-plan.ts';
import { reportException } from './report-exception.ts';
import { startReporting } from './report-slice.ts';

const release = { app: 'storefront', version: '1.0.0' };
const sent: { ticket: string; planId: string; errors: Record<string, string>[] }[] = [];

beforeEach(() => {
  sent.length = 0;
  navigator.sendBeacon = (address, body) => {
    if (address === '/r/errors') sent.push(JSON.parse(String(body)));
    return true;
  };
  history.replaceState(null, '', '/en/search?q=gift+for+Budi');
  startReporting(fixturePlan, { mode: 'ssr', locale: 'en', ticket: 'a.b' });
});
afterEach(() => vi.restoreAllMocks());

test('an exception is sent once, with its release and page, and without what was searched [F31] [F32]', async () => {
  const error = new TypeError('x is not a function');
  reportException('handler', error, release);
  reportException('render', error, release);
  reportException('rejection', 'a text', release);
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    ...{ ticket: 'a.b', planId: fixturePlan.id },
    errors: [
      { ...release, kind: 'handler', message: 'TypeError: x is not a function', path: '/en/search' },
      { ...release, kind: 'rejection', message: 'a text', stack: '' },
    ],
  });
  expect(sent[0]?.errors[0]?.stack).toContain('report-exception.test');
});

test('a page that throws without end sends sixty at most, ten at a time [F31]', {
  tags: 'slow',
}, async () => {
  for (let round = 0; round < 10; round += 1) {
    const before = sent.length;
    for (let n = 0; n < 100; n += 1) reportException('handler', new Error(`${round} ${n}`), release);
    if (round < 5) await vi.waitFor(() => expect(sent.length).toBeGreaterThan(before));
  }
  const batches = sent.map(({ errors }) => errors.length);
  expect(Math.max(...batches)).toBeLessThanOrEqual(10);
  expect(batches.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(60);
});

test('without a connection nothing is sent: that is nobody’s fault', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const error = new Error('offline');
  reportException('handler', error, release);
  vi.restoreAllMocks();
  // Not even noted: once there is a connection, the same exception is one.
  expect(sent).toEqual([]);
});

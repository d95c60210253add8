import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { SessionWindow } from './session-window.ts';

const idOf = (n: number) => createHash('sha256').update(String(n)).digest('hex').slice(0, 24);

test('of many sessions a fair sample stays, in which errors keep their share', () => {
  const window = new SessionWindow(1_800_000);
  for (let n = 0; n < 40_000; n += 1)
    window.add(idOf(n), { at: n, source: 's', kind: n % 10 === 0 ? 'failed' : 'ok' });
  const sessions = window.sessions(40_000);
  expect(sessions.length).toBeGreaterThan(2_000);
  expect(sessions.length).toBeLessThanOrEqual(5_000);
  const failed = sessions.filter(({ outcome }) => outcome === 'failed').length / sessions.length;
  expect(failed).toBeGreaterThan(0.08);
  expect(failed).toBeLessThan(0.12);
});

test('sessions that began before the window are dropped, and then there is capacity for all again', () => {
  const window = new SessionWindow(1_000);
  for (let n = 0; n < 12_000; n += 1) window.add(idOf(n), { at: 0, source: 's', kind: 'ok' });
  expect(window.sessions(2_000)).toEqual([]);
  window.sessions(2_001);
  for (let n = 0; n < 100; n += 1) window.add(idOf(n), { at: 2_500, source: 's', kind: 'ok' });
  expect(window.sessions(2_600)).toHaveLength(100);
});

test('one source has limited capacity, and has it again when its sessions are old [S34]', () => {
  const window = new SessionWindow(1_000, 10);
  for (let n = 0; n < 20_000; n += 1) window.add(idOf(n), { at: n / 100, source: 'flood', kind: 'failed' });
  for (let n = 0; n < 300; n += 1) window.add(idOf(-n - 1), { at: 300, source: `home ${n}`, kind: 'ok' });
  const bySource = (now: number) => Map.groupBy(window.sessions(now), ({ source }) => source === 'flood');
  expect([bySource(400).get(true)?.length, bySource(400).get(false)?.length]).toEqual([10, 300]);
  expect(window.add('0'.repeat(24), { at: 1_100, source: 'flood', kind: 'ok' })).toBe(true);
  expect(bySource(1_100).get(true)).toHaveLength(1);
});

test('all networks of one /48 have the capacity of eight [S34] [W55]', () => {
  const window = new SessionWindow(1_000, 10);
  for (let n = 0; n < 500; n += 1)
    window.add(idOf(n), { at: 0, source: `network ${n}`, site: 'flood', kind: 'failed' });
  for (let n = 0; n < 50; n += 1) window.add(idOf(-n - 1), { at: 0, source: `home ${n}`, kind: 'ok' });
  const bySite = Map.groupBy(window.sessions(0), ({ site }) => site);
  expect([bySite.get('flood')?.length, bySite.get(undefined)?.length]).toEqual([80, 50]);
});

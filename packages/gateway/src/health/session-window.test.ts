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

test('what changes no session of the sample is answered with false', () => {
  const window = new SessionWindow(1_000, 1);
  const id = idOf(1);
  expect(window.get(id)).toBeUndefined();
  expect(window.add(id, { at: 0, source: 's', kind: 'ok', ms: 5 })).toBe(true);
  expect(window.add(id, { at: 1, source: 's', kind: 'ok', ms: 6 })).toBe(false);
  expect(window.get(id)).toEqual({ source: 's', at: 0, served: false, outcome: 'ok', ms: 5 });
  // Its address is full, until the session is older than the window.
  expect(window.add(idOf(2), { at: 1_000, source: 's', kind: 'ok' })).toBe(false);
  // What a known session adds is no further session of its address.
  expect(window.add(id, { at: 1_000, source: 's', kind: 'failed' })).toBe(true);
  expect(window.sessions(1_000)).toHaveLength(1);
  expect(window.add(idOf(2), { at: 1_001, source: 's', kind: 'ok' })).toBe(true);
  expect(window.sessions(1_001).map(({ at }) => at)).toEqual([1_001]);
});

/** An id that falls at a place between 0 and 1. */
const idAt = (place: number, tail: number) =>
  Math.floor(place * 2 ** 32)
    .toString(16)
    .padStart(8, '0') + tail.toString(16).padStart(16, '0');

test('five thousand sessions are all kept; with one more every second one is let go, and stays away', () => {
  const window = new SessionWindow(1_000);
  const event = { at: 0, source: 's', kind: 'ok' } as const;
  for (let n = 0; n < 5_000; n++) window.add(idAt(n % 2 ? 0.5 : 0.25, n), event);
  expect(window.sessions(0)).toHaveLength(5_000);
  expect(window.add(idAt(0.1, 1), event)).toBe(true);
  expect(window.sessions(0)).toHaveLength(2_501);
  expect(window.add(idAt(0.5, 9_999), event)).toBe(false);
  expect(window.add(idAt(0.49, 9_999), event)).toBe(true);
  expect(window.sessions(0)).toHaveLength(2_502);
});

test('what is older than the window makes room before anything is let go', () => {
  const window = new SessionWindow(1_000);
  for (let n = 0; n < 5_000; n++) window.add(idAt(0.9, n), { at: 0, source: 's', kind: 'ok' });
  expect(window.add(idAt(0.9, 5_000), { at: 1_001, source: 's', kind: 'ok' })).toBe(true);
  expect(window.sessions(1_001)).toHaveLength(1);
});

test('a rate that fell twice rises a step at a time', () => {
  const window = new SessionWindow(1_000);
  for (let n = 0; n <= 5_001; n++)
    window.add(idAt(n % 5 === 0 ? 0.1 : 0.4, n), { at: 0, source: 's', kind: 'ok' });
  expect(window.sessions(0).length).toBeLessThan(1_250);
  const late = { at: 10, source: 's', kind: 'ok' } as const;
  expect(window.add(idAt(0.6, 1), late)).toBe(false);
  expect(window.add(idAt(0.45, 1), late)).toBe(true);
  window.sessions(10);
  expect(window.add(idAt(0.6, 1), late)).toBe(true);
});

test('once fewer than a quarter of the capacity are left, twice as many of those who come are taken', () => {
  const window = new SessionWindow(1_000);
  for (let n = 0; n <= 5_000; n++)
    window.add(idAt(n < 1_250 ? 0.1 : 0.9, n), { at: n < 1_250 ? 500 : 0, source: 's', kind: 'ok' });
  const late = { at: 1_400, source: 's', kind: 'ok' } as const;
  // 1,250 are a quarter: still every second one.
  expect(window.sessions(1_400)).toHaveLength(1_250);
  expect(window.add(idAt(0.6, 1), late)).toBe(false);
  expect(window.sessions(1_501)).toEqual([]);
  expect(window.add(idAt(0.6, 1), late)).toBe(true);
  expect(window.add(idAt(0.99, 2), late)).toBe(true);
});

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

test('what began before the window is gone, and then there is room for all again', () => {
  const window = new SessionWindow(1_000);
  for (let n = 0; n < 12_000; n += 1) window.add(idOf(n), { at: 0, source: 's', kind: 'ok' });
  expect(window.sessions(2_000)).toEqual([]);
  window.sessions(2_001);
  for (let n = 0; n < 100; n += 1) window.add(idOf(n), { at: 2_500, source: 's', kind: 'ok' });
  expect(window.sessions(2_600)).toHaveLength(100);
});

import { afterEach, expect, test, vi } from 'vitest';
import { serverNow } from './server-time.ts';

afterEach(() => vi.restoreAllMocks());

const serverTime = '2026-11-20T05:00:00.000Z';
const arrived = (more: object) =>
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ responseStart: 100, ...more } as never]);

test('a document’s time is that of its arrival [R20]', () => {
  arrived({});
  vi.spyOn(performance, 'now').mockReturnValue(1_100);
  expect(serverNow({ serverTime, heardAt: null })).toBe(Date.parse(serverTime) + 1_000);
});

test('a document that visitors share gives the age of its time [R20]', () => {
  arrived({
    serverTiming: [
      { name: 'db', duration: 7 },
      { name: 'age', duration: 3_000 },
    ],
  });
  vi.spyOn(performance, 'now').mockReturnValue(1_100);
  expect(serverNow({ serverTime, heardAt: null })).toBe(Date.parse(serverTime) + 4_000);
  expect(serverNow({ serverTime, heardAt: 600 })).toBe(Date.parse(serverTime) + 500);
});

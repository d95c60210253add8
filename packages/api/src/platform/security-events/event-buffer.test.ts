import { expect, test } from 'vitest';
import { createEventBuffer, type EventRow } from './event-buffer.ts';

const start = new Date('2026-03-02T10:00:00Z');
const at = (seconds: number) => new Date(start.getTime() + seconds * 1_000);
const event = (changes: Partial<EventRow> = {}, seconds = 0) => ({
  at: at(seconds),
  event: 'login-rejected',
  actor_id: null,
  account_id: 7,
  network: '203.0.113.7',
  details: {},
  ...changes,
});

test('the first of a minute is written at once, the number of the others when it is over [S39]', () => {
  const buffer = createEventBuffer();
  for (let n = 0; n < 40; n += 1) buffer.add(event({}, n));
  expect(buffer.take(at(40))).toMatchObject([{ count: 40, first_at: at(0), last_at: at(39) }]);
  for (let n = 41; n < 50; n += 1) buffer.add(event({}, n));
  expect(buffer.take(at(50))).toEqual([]);
  expect(buffer.take(at(60))).toMatchObject([{ count: 9, first_at: at(41), last_at: at(49) }]);
  expect(buffer.take(at(600))).toEqual([]);
});

test('a flood from anywhere makes a bounded number of rows, and every event is counted in one [S39]', {
  tags: 'slow',
}, () => {
  const buffer = createEventBuffer();
  for (let n = 0; n < 50_000; n += 1) {
    const network = `198.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;
    buffer.add(event({ network, account_id: n % 1_000, details: { tries: n } }));
  }
  for (let n = 0; n < 500; n += 1) buffer.add(event({ event: 'password-changed', account_id: n }));
  const rows = buffer.take(at(1));
  expect(rows.length).toBeLessThan(900);
  expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(50_500);
  expect(rows.find(({ network }) => network === '*')?.count).toBeGreaterThan(49_000);
  // Each event that needs an account keeps a separate row.
  expect(rows.filter((row) => row.event === 'password-changed')).toHaveLength(500);
});

test('one loud network does not take the capacity of the others [S39]', () => {
  const buffer = createEventBuffer();
  for (let n = 0; n < 5_000; n += 1) buffer.add(event({ account_id: n }));
  buffer.add(event({ network: '198.51.100.9', account_id: 3 }));
  const rows = buffer.take(at(1));
  expect(rows.length).toBeLessThan(30);
  expect(rows.filter(({ network }) => network === '198.51.100.9')).toMatchObject([
    { account_id: 3, count: 1 },
  ]);
  expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(5_001);
});

test('what could not be written waits in the same capacity, and counting continues [S39]', {
  tags: 'slow',
}, () => {
  const buffer = createEventBuffer();
  for (let minute = 0; minute < 600; minute += 1) {
    for (let n = 0; n < 20; n += 1) buffer.add(event({ account_id: n }, minute * 60));
    buffer.giveBack(buffer.take(at(minute * 60 + 1)));
  }
  const rows = buffer.takeAll();
  expect(rows.length).toBeLessThan(1_000);
  expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(12_000);
  expect(buffer.takeAll()).toEqual([]);
});

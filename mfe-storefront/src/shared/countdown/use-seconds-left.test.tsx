import type { ServerTime } from '@pasar/slice-kit/fields';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useSecondsLeft } from './use-seconds-left.ts';

const ended = vi.fn();
const Left = ({ until, time }: { until: string; time: ServerTime }) => (
  <output>{useSecondsLeft(until, time, ended)}</output>
);
const shown = () => Number(screen.getByRole('status').textContent);

const serverTime = '2026-11-20T05:00:00.000Z';
const until = '2026-11-20T05:01:00.000Z';

beforeEach(() => {
  vi.useFakeTimers();
  ended.mockClear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test.each([
  ['a day slow', '2026-11-19T05:00:00.000Z'],
  ['right', serverTime],
  ['a day fast', '2026-11-21T05:00:00.000Z'],
])('the time left follows the server when the device is %s [R20]', (_, deviceTime) => {
  vi.setSystemTime(deviceTime);
  render(<Left until={until} time={{ serverTime, heardAt: performance.now() }} />);
  expect(shown()).toBe(60);
  act(() => vi.advanceTimersByTime(20_000));
  expect(shown()).toBe(40);
});

test('a device whose clock is set while the page is open changes nothing [R20]', () => {
  render(<Left until={until} time={{ serverTime, heardAt: performance.now() }} />);
  vi.setSystemTime('2030-01-01T00:00:00.000Z');
  act(() => vi.advanceTimersByTime(10_000));
  expect(shown()).toBe(50);
});

test('time that passed before the page came alive counts as well [R20]', () => {
  const heardAt = performance.now();
  vi.advanceTimersByTime(8_000);
  render(<Left until={until} time={{ serverTime, heardAt }} />);
  expect(shown()).toBe(52);
});

test('the end is reported once, and the time never runs below zero', () => {
  render(<Left until={until} time={{ serverTime, heardAt: performance.now() }} />);
  act(() => vi.advanceTimersByTime(59_000));
  expect(ended).not.toHaveBeenCalled();
  act(() => vi.advanceTimersByTime(5_000));
  expect(ended).toHaveBeenCalledTimes(1);
  expect(shown()).toBe(0);
});

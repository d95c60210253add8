import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onFirstInteraction } from './on-first-interaction.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test.each([
  ['moves', 'pointermove'],
  ['presses', 'pointerdown'],
  ['types', 'keydown'],
  ['scrolls', 'scroll'],
])('somebody who %s is noticed once, after the answer', (_, sign) => {
  const noticed = vi.fn();
  onFirstInteraction(noticed);
  vi.runAllTimers();
  fireEvent(document.body, new Event(sign));
  expect(noticed).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(noticed).toHaveBeenCalledTimes(1);
  fireEvent(document.body, new Event(sign));
  fireEvent(document.body, new Event('keydown'));
  vi.runAllTimers();
  expect(noticed).toHaveBeenCalledTimes(1);
});

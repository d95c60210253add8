import { fireEvent } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { onFirstSign } from './on-first-sign.ts';

test.each([
  ['moves', 'pointermove'],
  ['presses', 'pointerdown'],
  ['types', 'keydown'],
  ['scrolls', 'scroll'],
])('somebody who %s is noticed once', (_, sign) => {
  const noticed = vi.fn();
  onFirstSign(noticed);
  expect(noticed).not.toHaveBeenCalled();
  fireEvent(document.body, new Event(sign));
  expect(noticed).toHaveBeenCalledTimes(1);
  fireEvent(document.body, new Event(sign));
  fireEvent(document.body, new Event('keydown'));
  expect(noticed).toHaveBeenCalledTimes(1);
});

import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { canLeave, useUnsavedInput } from './unsaved-input.ts';

const leaving = () => {
  const event = new Event('beforeunload', { cancelable: true });
  dispatchEvent(event);
  return event.defaultPrevented ? 'asked' : 'left';
};

test('a page with unsaved input is not left without a question, and is free again once it is saved or removed', () => {
  const first = renderHook(({ unsaved }) => useUnsavedInput(unsaved), { initialProps: { unsaved: true } });
  const second = renderHook(() => useUnsavedInput(true));
  expect([canLeave(), leaving()]).toEqual([false, 'asked']);
  first.rerender({ unsaved: false });
  expect(canLeave()).toBe(false);
  second.unmount();
  expect([canLeave(), leaving()]).toEqual([true, 'left']);
});

import { beforeEach, expect, test, vi } from 'vitest';
import { keepDeed, takeDeed } from './waiting-deed.ts';

beforeEach(() => {
  sessionStorage.clear();
  vi.useRealTimers();
});

const follows = ({ kind }: { kind: string }) => kind === 'follow';

test('a deed is taken once, by the one whom it is for', () => {
  keepDeed({ kind: 'claim', of: 'HEMAT10' });
  expect(takeDeed(follows)).toBeUndefined();
  expect(takeDeed(({ of }) => of === 'HEMAT10')).toEqual({ kind: 'claim', of: 'HEMAT10' });
  expect(takeDeed(() => true)).toBeUndefined();
});

test('after half an hour nobody remembers it', () => {
  vi.useFakeTimers();
  keepDeed({ kind: 'follow', of: '7' });
  vi.advanceTimersByTime(31 * 60_000);
  expect(takeDeed(follows)).toBeUndefined();
});

test('what somebody else wrote there is no deed', () => {
  sessionStorage.setItem('pasar:waiting-deed', 'nonsense');
  expect(takeDeed(() => true)).toBeUndefined();
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createStyleCache } from './style-cache.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.head.textContent = '';
});

const selectors = () =>
  [...document.styleSheets].map(({ cssRules }) =>
    Array.from(cssRules, ({ cssText }) => cssText.split(' ')[0]),
  );

test('what is rendered at once shares a sheet, what comes later leaves it alone [P5]', () => {
  const cache = createStyleCache('vouched');
  const draw = (name: string) => {
    const styles = 'color: red; @media (width > 9px) { color: blue; }';
    cache.insert(`.${name}`, { name, styles }, cache.sheet, true);
  };
  draw('one');
  draw('two');
  vi.runAllTimers();
  draw('three');
  vi.runAllTimers();
  expect(selectors()).toEqual([
    ['.one', '@media', '.two', '@media'],
    ['.three', '@media'],
  ]);
  expect([...document.querySelectorAll('style')].map((style) => style.getAttribute('nonce'))).toEqual([
    'vouched',
    'vouched',
  ]);
});

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

test('styles of the document stay where they stand and are not written again [P5]', () => {
  document.body.innerHTML = '<style data-styles="one two">.css-one{color:red}</style>';
  const sheet = document.body.firstElementChild;
  const cache = createStyleCache('vouched');
  expect(document.body.firstElementChild).toBe(sheet);
  expect(cache.inserted).toMatchObject({ one: true, two: true });
});

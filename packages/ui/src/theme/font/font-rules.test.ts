import { expect, test } from 'vitest';
import { fontRules } from './font-rules.ts';

test('the two files of the font share no character', () => {
  const css = fontRules({ basic: '/basic.woff2', rest: '/rest.woff2' });
  const [basic = [], rest = []] = Array.from(css.matchAll(/unicode-range:([^}]+)/g), ([, ranges = '']) =>
    ranges.split(',').flatMap((range) => {
      const [first = 0, last = first] = range
        .slice(2)
        .split('-')
        .map((code) => Number.parseInt(code, 16));
      return Array.from({ length: last - first + 1 }, (_, at) => first + at);
    }),
  );
  expect(basic).toHaveLength(95 + 15);
  expect(basic.filter((code) => rest.includes(code))).toEqual([]);
  expect([...'é€ß'].map((letter) => rest.includes(letter.charCodeAt(0)))).toEqual([true, false, true]);
});

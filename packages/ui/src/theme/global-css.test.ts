import { expect, test } from 'vitest';
import { globalCss } from './global-css.ts';

test('the style sheet carries the font, both themes, the focus ring and stillness', () => {
  const css = globalCss({ basic: '/assets/basic.3f2a.woff2', rest: '/assets/rest.77e0.woff2' });
  expect(css).toMatch(/^@font-face\{[^}]*src:url\("\/assets\/basic\.3f2a\.woff2"\) format\("woff2"\)/);
  expect(css).toContain('src:url("/assets/rest.77e0.woff2") format("woff2")');
  expect(css).toContain('color-scheme:dark');
  expect(css).toContain(':focus-visible{outline:3px solid var(--focus-ring)');
  expect(css).toContain(
    '@media (prefers-reduced-motion: reduce){*,*::before,*::after{animation:none!important',
  );
});

test('the two files of the font share no letter', () => {
  const css = globalCss({ basic: '/basic.woff2', rest: '/rest.woff2' });
  const [basic = [], rest = []] = Array.from(css.matchAll(/unicode-range:([^}]+)/g), ([, ranges = '']) =>
    ranges.split(',').flatMap((range) => {
      const [first = 0, last = first] = range
        .slice(2)
        .split('-')
        .map((code) => Number.parseInt(code, 16));
      return Array.from({ length: last - first + 1 }, (_, at) => first + at);
    }),
  );
  expect(basic).toHaveLength(95 + 14);
  expect(basic.filter((code) => rest.includes(code))).toEqual([]);
  expect([...'é€ß'].map((letter) => rest.includes(letter.charCodeAt(0)))).toEqual([true, false, true]);
});

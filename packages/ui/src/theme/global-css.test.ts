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

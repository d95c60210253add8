import createCache, { type EmotionCache } from '@emotion/cache';
import { styleOptions } from './style-options.ts';

/** Names of the styles that came in the document. */
const readStyleNames = () =>
  document.querySelector<HTMLElement>('style[data-styles]')?.dataset.styles?.split(' ') ?? [];

/**
 * Where the browser puts the styles of what it renders, after those that came in the document. What is
 * rendered at once gets its own sheet: after a new `@media` or `@keyframes`, a browser restyles every
 * element that any rule of the same sheet matches, which in a single sheet is the entire page (quality P5).
 * `nonce` permits the sheets.
 */
export const createStyleCache = (nonce: string): EmotionCache => {
  const cache = createCache({ ...styleOptions, nonce, speedy: true });
  for (const name of readStyleNames()) cache.inserted[name] = true;
  const { sheet } = cache;
  const insert = sheet.insert.bind(sheet);
  let ending = false;
  sheet.insert = (rule) => {
    insert(rule);
    if (ending) return;
    ending = true;
    setTimeout(() => {
      ending = false;
      // Counted from the beginning, the next rule opens a sheet.
      sheet.ctr = 0;
    });
  };
  return cache;
};

import createCache, { type EmotionCache } from '@emotion/cache';
import { styleOptions } from './style-options.ts';

/**
 * Where the browser keeps the styles of what it draws, after those that came in the document. What is drawn at once
 * gets a sheet of its own: told of a new `@media` or `@keyframes`, a browser looks again at every element that any rule
 * of the same sheet means, which in a single sheet is the whole page (quality P5). `nonce` vouches for the sheets.
 */
export const createStyleCache = (nonce: string): EmotionCache => {
  const cache = createCache({ ...styleOptions, nonce, speedy: true });
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

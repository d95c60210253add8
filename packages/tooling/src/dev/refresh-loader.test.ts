import { expect, test } from 'vitest';
import refreshLoader from './refresh-loader.ts';

const after = (resourcePath: string): string => {
  let said = '';
  const callback = (_: unknown, text: string) => {
    said = text;
  };
  refreshLoader.call({ resourcePath, callback } as never, '/* source */');
  return said.slice(said.indexOf('/* source */'));
};

test.for([
  [
    '/w/mfe-storefront/src/locales/id.ts',
    "settleMessages(import.meta.webpackHot, __APP__, 'id', __webpack_module__.exports.messages)",
  ],
  [
    '/w/shell/src/messages/locales/en.ts',
    "settleMessages(import.meta.webpackHot, __APP__, 'en', __webpack_module__.exports.messages)",
  ],
  [
    'C:\\w\\src\\locales\\cart-page.en.ts',
    "settleMessages(import.meta.webpackHot, __APP__, 'en', __webpack_module__.exports)",
  ],
] as const)('the texts of %s replace those in the page [F46]', ([file, call]) => {
  expect(after(file)).toContain(`__pasarDev?.${call};`);
});

test.for(['/w/src/locales/cart.id.ts', '/w/src/routes/home-page.tsx', '/w/src/shared/id.ts'])(
  '%s is a module like any other',
  (file) => {
    expect(after(file)).toContain('__pasarDev?.settle(__webpack_module__, import.meta.webpackHot);');
  },
);

import { afterEach, expect, test, vi } from 'vitest';
import { installLinks, linkTo } from './link-to.ts';

const loosely = linkTo as (name: string, values?: object) => string;

afterEach(() => vi.unstubAllGlobals());

test('links lead where the document says', () => {
  installLinks(() => ({ 'storefront.product': '/produk/:slug' }));
  expect(linkTo('storefront.product', { slug: 'kaos' })).toBe('/produk/kaos');
});

test('an unknown page leads home and counts once as an error of its caller', () => {
  const reported: Error[] = [];
  vi.stubGlobal('reportError', (error: Error) => reported.push(error));
  installLinks(() => ({}));
  const callerOfAnotherRelease = () => loosely('help.gone');
  expect([callerOfAnotherRelease(), callerOfAnotherRelease(), loosely('toString')]).toEqual(['/', '/', '/']);
  expect(reported.map(({ message }) => message.split(',')[0])).toEqual([
    'no page is named help.gone',
    'no page is named toString',
  ]);
  expect(reported[0]?.stack?.split('\n')[1]).toContain('callerOfAnotherRelease');
});

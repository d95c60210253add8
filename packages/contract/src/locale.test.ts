import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inLocale, localeOfPath, locales, withoutLocale } from './locale.ts';

/** Paths of the marketplace, with and without the prefix of English, query and fragment. */
const path = fc
  .record({
    english: fc.boolean(),
    segments: fc.array(
      fc.stringMatching(/^[a-z0-9-]{1,8}$/).filter((part) => part !== 'en'),
      { maxLength: 4 },
    ),
    search: fc.constantFrom('', '?q=batik&city=33.75', '?'),
    hash: fc.constantFrom('', '#ulasan'),
  })
  .map(({ english, segments, search, hash }) => {
    const bare = `/${segments.join('/')}`;
    return `${english ? `/en${bare === '/' ? '' : bare}` : bare}${search}${hash}`;
  });

describe('the language of a path', () => {
  test.each([
    ['/', 'id'],
    ['/en', 'en'],
    ['/en/', 'en'],
    ['/en/search', 'en'],
    ['/english', 'id'],
    ['/energi', 'id'],
    ['/c/en', 'id'],
    ['/EN', 'id'],
  ])('%s is %s', (pathname, locale) => {
    expect(localeOfPath(pathname)).toBe(locale);
  });

  test('is the language that the path was put in', () => {
    fc.assert(
      fc.property(path, fc.constantFrom(...locales), (page, locale) => {
        expect(localeOfPath(inLocale(page, locale).replace(/[?#].*$/, ''))).toBe(locale);
      }),
    );
  });
});

describe('a switch of language', () => {
  test('there and back leads to the same page, query included', () => {
    fc.assert(
      fc.property(path, (page) => {
        const indonesian = inLocale(page, 'id');
        expect(inLocale(inLocale(indonesian, 'en'), 'id')).toBe(indonesian);
      }),
    );
  });
  test('twice is the same as once', () => {
    fc.assert(
      fc.property(path, fc.constantFrom(...locales), (page, locale) => {
        expect(inLocale(inLocale(page, locale), locale)).toBe(inLocale(page, locale));
      }),
    );
  });
  test.each([
    ['/', '/en'],
    ['/?a=/en/b', '/en?a=/en/b'],
    ['/search?q=a%20b#x', '/en/search?q=a%20b#x'],
    ['search', '/en/search'],
  ])('brings %s to %s', (from, to) => {
    expect(inLocale(from, 'en')).toBe(to);
  });
  test('leaves the bare path', () => {
    expect(withoutLocale('/en')).toBe('/');
    expect(withoutLocale('/en/cart')).toBe('/cart');
    expect(withoutLocale('/entah')).toBe('/entah');
  });
});

import { expect, test } from 'vitest';
import { headHtml } from './head-html.ts';

const place = {
  url: new URL('https://pasar.example/en/p/beras?utm=x'),
  locale: 'en',
  nonce: 'n0nce',
} as const;
const head = (more: Partial<Parameters<typeof headHtml>[0]> = {}) =>
  headHtml({ title: 'Rice', ...more }, place);

test('a page names itself and both languages, absolute and reciprocal [A50]', () => {
  for (const line of [
    '<link rel="canonical" href="https://pasar.example/en/p/beras">',
    '<link rel="alternate" hreflang="id" href="https://pasar.example/p/beras">',
    '<link rel="alternate" hreflang="en" href="https://pasar.example/en/p/beras">',
    '<link rel="alternate" hreflang="x-default" href="https://pasar.example/p/beras">',
  ])
    expect(head()).toContain(line);
});

test('a page may have another canonical address than the requested one [A50]', () => {
  expect(head({ canonical: '/c/beras?page=2' })).toContain(
    'rel="canonical" href="https://pasar.example/en/c/beras?page=2"',
  );
});

test('a page that is not to be found has no address', () => {
  expect(head({ robots: 'noindex' })).not.toMatch(/canonical|hreflang/);
  expect(head({ robots: 'noindex' })).toContain('<meta name="robots" content="noindex">');
});

test('text of a page cannot become markup [S16]', () => {
  const html = head({
    title: '</title><script>alert(1)</script>',
    description: '"><img src=x onerror=alert(1)>',
  });
  expect(html).not.toMatch(/<script>|<img/);
  expect(html).toContain('content="&quot;&gt;&lt;img');
});

test('structured data is one block with the nonce, and cannot end early', () => {
  const html = head({ jsonLd: [{ '@type': 'Product', name: '</script><b>' }] });
  expect(html).toContain(
    '<script type="application/ld+json" nonce="n0nce">{"@type":"Product","name":"\\u003c/script>',
  );
});

test('previews carry absolute images and the language', () => {
  const html = head({ image: '/media/1-600.webp', description: 'Good rice' });
  expect(html).toContain('<meta property="og:image" content="https://pasar.example/media/1-600.webp">');
  expect(html).toContain('<meta property="og:locale" content="en_US">');
  expect(html).toContain('<meta name="twitter:card" content="summary_large_image">');
  expect(head()).toContain('<meta property="og:image" content="https://pasar.example/preview-en.png">');
});

test('the home page names who runs the marketplace and how it is searched [A50]', () => {
  const html = headHtml({ title: 'Pasar' }, { ...place, url: new URL('https://pasar.example/en') });
  expect(html).toContain('"@type":"Organization"');
  expect(html).toContain('"urlTemplate":"https://pasar.example/en/search?search={search_term_string}"');
  expect(head()).not.toContain('WebSite');
});

test('the largest image is requested early [P11]', () => {
  expect(head({ lcp: { href: '/a.webp', srcSet: '/a.webp 300w', sizes: '50vw' } })).toContain(
    '<link rel="preload" as="image" href="/a.webp" imagesrcset="/a.webp 300w" imagesizes="50vw" fetchpriority="high">',
  );
});

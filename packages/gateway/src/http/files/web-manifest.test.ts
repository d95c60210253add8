import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type FixtureGateway,
  shell,
  startFixtureGateway,
  storefront,
} from '../../testing/fixture-gateway.ts';
import { appleIcon } from './web-manifest.ts';

let gateway: FixtureGateway;
beforeAll(async () => {
  const shortcut = (page: string, id: string, en: string, order: number) =>
    ({ slot: 'shortcut', page: `storefront.${page}`, label: { id, en }, order }) as const;
  const navigation = [shortcut('cart', 'Keranjang', 'Cart', 2), shortcut('home', 'Beranda', 'Home', 1)];
  const release = { ...storefront('1.0.0', "return { html: '' };"), navigation };
  gateway = await startFixtureGateway([shell, release]);
});
afterAll(() => gateway.close());

const manifestAt = async (path: string) => {
  const { headers, text } = await gateway.ask(path);
  expect(headers['content-type']).toBe('application/manifest+json');
  return JSON.parse(text);
};
/** Width and height of a PNG: its first chunk has them. */
const sizeOf = async (path: string) => {
  const bytes = Buffer.from(await (await fetch(gateway.url + path)).arrayBuffer());
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
};

test('both languages are one application, each with its own start [W19]', async () => {
  const [id, en] = [await manifestAt('/manifest.webmanifest'), await manifestAt('/en/manifest.webmanifest')];
  for (const one of [id, en])
    expect(one).toMatchObject({ id: '/', name: 'Pasar', scope: '/', display: 'standalone' });
  expect([id.lang, id.start_url]).toEqual(['id', '/']);
  expect([en.lang, en.start_url]).toEqual(['en', '/en']);
  expect(id.description).not.toBe(en.description);
});

test('its icons are PNG files of the sizes that it names, for any shape and to be cut [W19]', async () => {
  const { icons } = await manifestAt('/manifest.webmanifest');
  expect(icons.map((icon: Record<string, string>) => `${icon.sizes} ${icon.purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '192x192 maskable',
    '512x512 maskable',
  ]);
  for (const { src, sizes } of icons) expect((await sizeOf(src)).join('x')).toBe(sizes);
  expect(await sizeOf(appleIcon.path)).toEqual([180, 180]);
});

test('shortcuts are those of the live releases, in their order and the language of the manifest [W19] [F8]', async () => {
  const { shortcuts } = await manifestAt('/en/manifest.webmanifest');
  expect(shortcuts).toEqual([
    { name: 'Home', url: '/en' },
    { name: 'Cart', url: '/en/cart' },
  ]);
  const { shortcuts: own } = await manifestAt('/manifest.webmanifest');
  expect(own).toEqual([
    { name: 'Beranda', url: '/' },
    { name: 'Keranjang', url: '/cart' },
  ]);
  // No page shows them, so no document carries them.
  expect((await gateway.ask('/')).text).not.toContain('"shortcut"');
});

test('a document names the manifest of its language, the icon of phones and a color for each theme [W19]', async () => {
  const { text } = await gateway.ask('/en/cart');
  expect(text).toContain('<link rel="apple-touch-icon" href="/apple-touch-icon.png">');
  expect(text).toContain('<link rel="manifest" href="/en/manifest.webmanifest"');
  expect(text.match(/<meta name="theme-color" media="\(prefers-color-scheme: (light|dark)\)"/g)).toHaveLength(
    2,
  );
});

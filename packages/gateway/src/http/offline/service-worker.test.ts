import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type FixtureGateway,
  shell,
  startFixtureGateway,
  storefront,
} from '../../testing/fixture-gateway.ts';
import { goLive } from '../../testing/fixture-registry.ts';
import { openFixtureWorker } from '../../testing/fixture-worker.ts';

const home = storefront('1.0.0', "return { html: 'halo ' + input.url };");

let gateway: FixtureGateway;
let without: FixtureGateway;
beforeAll(async () => {
  gateway = await startFixtureGateway([shell, home]);
  without = await startFixtureGateway([shell, home], { serviceWorker: false });
});
afterAll(() => Promise.all([gateway.close(), without.close()]));

test('the worker is asked for anew each time and may fetch from this site alone [W19] [S16]', async () => {
  const { status, headers } = await gateway.ask('/sw.js');
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy':
      "default-src 'none'; connect-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'",
  });
  const again = await gateway.ask('/sw.js', { headers: { 'if-none-match': String(headers.etag) } });
  expect([again.status, again.text, again.headers.etag]).toEqual([304, '', headers.etag]);
});

test('no release changes a byte of it [W19]', async () => {
  const before = (await gateway.ask('/sw.js')).text;
  await goLive(gateway.registry, { ...home, version: '1.1.0' });
  expect((await gateway.ask('/sw.js')).text).toBe(before);
});

test('documents name it where it is served, and their policies admit workers of this site [W19]', async () => {
  expect((await gateway.ask('/')).text).toContain(
    '<link rel="manifest" href="/manifest.webmanifest" data-worker="/sw.js">',
  );
  expect((await gateway.ask('/en')).text).toContain('href="/en/manifest.webmanifest" data-worker="/sw.js">');
  expect((await without.ask('/')).text).toContain('<link rel="manifest" href="/manifest.webmanifest">');
  for (const path of ['/', '/en']) {
    const policy = String((await gateway.ask(path)).headers['content-security-policy']);
    expect(policy.match(/worker-src 'self'/g)).toHaveLength(2);
  }
});

test('its only stored files are the offline pages, and older ones go [W19]', async () => {
  const worker = openFixtureWorker(gateway);
  worker.store('pasar-offline-old', '/offline');
  worker.store('other', '/kept');
  await worker.install();
  for (const path of ['/', '/en', '/p/kaos-0', '/nowhere']) await worker.request(path);
  const { other, ...own } = worker.stored();
  expect(other).toEqual(['/kept']);
  expect(Object.values(own)).toEqual([['/offline', '/en/offline']]);
  expect(Object.keys(own)).toEqual([expect.stringMatching(/^pasar-offline-[0-9a-f]{12}$/)]);
});

test.each([true, false])('pages are those of the network, with a preload: %s [W19]', async (preloads) => {
  const worker = openFixtureWorker(gateway, { preloads });
  await worker.install();
  for (const path of ['/', '/en', '/cart', '/nowhere']) {
    const [plain, page] = [await gateway.ask(path), await worker.request(path)];
    expect(page?.status).toBe(plain.status);
    expect(page?.text.includes('__plan')).toBe(true);
  }
});

test('nothing but navigations passes through it [W19]', async () => {
  const worker = openFixtureWorker(gateway);
  await worker.install();
  for (const [path, mode, method] of [
    ['/r/plan', 'cors', 'GET'],
    ['/r/shell/1.0.0/main.js', 'cors', 'GET'],
    ['/api/headers', 'cors', 'GET'],
    ['/favicon.svg', 'no-cors', 'GET'],
    ['/login', 'navigate', 'POST'],
  ] as const)
    expect([path, (await worker.request(path, { mode, method }))?.own]).toEqual([path, false]);
});

test.each([
  ['/', 'id', 'Tidak ada koneksi'],
  ['/p/kaos-0?warna=merah', 'id', 'Tidak ada koneksi'],
  ['/energi', 'id', 'Tidak ada koneksi'],
  ['/en', 'en', 'No connection'],
  ['/en/p/kaos-0', 'en', 'No connection'],
])('without a connection %s is the offline page in %s [W19] [R17]', async (path, lang, title) => {
  const worker = openFixtureWorker(gateway);
  await worker.install();
  worker.setOffline(true);
  const page = await worker.request(path);
  expect(page?.text).toMatch(new RegExp(`^<!doctype html><html lang="${lang}">.*<h1>${title}</h1>`));
  worker.setOffline(false);
  expect((await worker.request(path))?.text).toContain('__plan');
});

test('what is no page fails as it would without it [W19]', async () => {
  const worker = openFixtureWorker(gateway);
  await worker.install();
  worker.setOffline(true);
  for (const path of ['/api/headers', '/r/plan', '/media/1/1.webp', '/ops'])
    expect([path, await worker.request(path)]).toEqual([path, undefined]);
});

test('a push is shown in its language, whatever came, and leads to its page [W16]', async () => {
  const worker = openFixtureWorker(gateway);
  await worker.install();
  const told = {
    title: 'Pesanan dikirim',
    body: 'Sedang di jalan',
    lang: 'id',
    link: '/account/orders/A',
    tag: '7',
  };
  expect(await worker.push(JSON.stringify(told))).toEqual([
    {
      title: 'Pesanan dikirim',
      options: {
        ...{ body: 'Sedang di jalan', lang: 'id', data: '/account/orders/A', tag: '7' },
        icon: '/icon-192.png',
      },
    },
  ]);
  for (const odd of [null, 'no json', '7', '{"title":5}'])
    expect(await worker.push(odd)).toMatchObject([{ title: 'Pasar', options: { data: '/' } }]);
  expect(await worker.press('/account/orders/A')).toEqual(['close', 'open /account/orders/A']);
  expect(await worker.press('/en/seller', { isOpen: true })).toEqual(['close', 'focus', 'go /en/seller']);
  for (const foreign of ['https://evil.example', '//evil.example', '/\\\\evil.example', 5])
    expect(await worker.press(foreign)).toEqual(['close', 'open /']);
});

test('an error of the server is shown as it is [W19]', async () => {
  const empty = await startFixtureGateway([]);
  const worker = openFixtureWorker(empty);
  await worker.install();
  expect(await worker.request('/')).toMatchObject({ status: 503, own: true });
  await empty.close();
});

test('a worker that cannot store its pages is not installed [W19]', async () => {
  const broken = {
    ...gateway,
    ask: async (path: string) => gateway.ask(path === '/sw.js' ? path : '/r/none'),
  };
  const worker = openFixtureWorker(broken);
  await expect(worker.install()).rejects.toThrow('/offline: 404');
  expect(worker.isRegistered()).toBe(false);
});

test('where it is switched off, browsers lose the one that they have, and all that it stored [W19]', async () => {
  let current = gateway;
  const worker = openFixtureWorker({ ...gateway, ask: (...request) => current.ask(...request) });
  await worker.install();
  expect(Object.keys(worker.stored())).toHaveLength(1);
  current = without;
  await worker.install();
  expect([worker.isRegistered(), worker.stored()]).toEqual([false, {}]);
  expect((await worker.request('/'))?.own).toBe(false);
});

test('a development session serves the end of it, so that no worker is between its builds and the page [W19]', {
  tags: 'slow',
}, async () => {
  const session = await startFixtureGateway([shell, home], { workbench: () => undefined });
  expect((await session.ask('/sw.js')).text).toBe((await without.ask('/sw.js')).text);
  expect((await session.ask('/')).text).not.toContain('data-worker');
  await session.close();
});

test('the offline page is one file in each language, whose policy names its own style and script [W19] [S16] [S17]', async () => {
  for (const [path, lang] of [
    ['/offline', 'id'],
    ['/en/offline', 'en'],
  ] as const) {
    const { status, headers, text } = await gateway.ask(path);
    expect([status, headers['cache-control']]).toEqual([200, 'no-cache']);
    expect(text).toContain(`<html lang="${lang}">`);
    expect(text).not.toMatch(/ (src|href|style|on\w+)=/);
    const policy = String(headers['content-security-policy']);
    const blocks = [...text.matchAll(/<(style|script)>(.*?)<\/\1>/gs)];
    expect(blocks.map(([, name]) => name)).toEqual(['style', 'script']);
    for (const [, name, content = ''] of blocks) {
      const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(content));
      expect(policy).toContain(`${name}-src 'sha256-${Buffer.from(bytes).toString('base64')}'`);
    }
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe/);
  }
  expect((await gateway.ask('/offline/')).headers.location).toBe('/offline');
});

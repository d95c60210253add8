import { rmSync } from 'node:fs';
import type { SliceName } from '@pasar/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { buildPages, type SliceCode, silentLog, sliceCode } from '../testing/fixture-pages.ts';
import { DocumentRenderer, type DocumentRendererOptions } from './document-renderer.ts';

const quietApi = { fetch: async () => Response.json({}) };
const endpoints = [
  { method: 'GET', path: '/quick' },
  { method: 'GET', path: '/slow' },
] as const;
const good = sliceCode("return { html: 'storefront works' };");
const open: DocumentRenderer[] = [];
/** Longer than usual, so that a busy machine does not decide the tests. */
const patient = 3_000;

const rendererFor = async (
  slices: SliceCode,
  options: { deadline?: number; api?: DocumentRendererOptions['api'] } = {},
) => {
  const pages = buildPages(slices);
  const { api = quietApi, deadline = patient } = options;
  const renderer = new DocumentRenderer({ api, endpoints, log: silentLog, seats: 2, deadline });
  open.push(renderer);
  await renderer.prepare([pages.bundles]);
  // Workers that are still starting would make the first deadline a matter of luck on a busy machine.
  await vi.waitFor(async () => expect((await renderer.render(pages.page('/unknown'))).mode).toBe('ssr'), {
    timeout: 10_000,
  });
  return { renderer, ...pages };
};

const htmlOf = async (
  renderer: DocumentRenderer,
  request: ReturnType<ReturnType<typeof buildPages>['page']>,
) => {
  const document = await renderer.render(request);
  return document.mode === 'csr' ? 'csr' : `${document.mode}: ${document.rendered.html}`;
};

afterEach(async () => {
  await Promise.all(open.splice(0).map((renderer) => renderer.close()));
});

test('a page is rendered with its slice, an unknown one by the shell alone', { tags: 'slow' }, async () => {
  const { renderer, page } = await rendererFor({ storefront: good });
  expect(await htmlOf(renderer, page('/storefront'))).toMatch(/^ssr: .*storefront works/);
  expect(await renderer.render(page('/nowhere'))).toMatchObject({ mode: 'ssr', rendered: { status: 404 } });
});

const faults = {
  'loops for ever': sliceCode('for (;;);'),
  'loops while it is loaded': 'for (;;);',
  'blocks its thread': sliceCode('Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);'),
  'throws in a page': sliceCode("throw new Error('boom');"),
  'throws while it is loaded': "throw new Error('boom');",
  'ends the process': sliceCode('process.exit(0);'),
  'kills the process': sliceCode("process.kill(process.pid, 'SIGKILL');"),
  'fills the heap': sliceCode('const all = []; for (;;) all.push(new Array(1e5).fill({}));'),
  'fills memory outside the heap': sliceCode(
    'const all = []; for (;;) all.push(new Uint8Array(1e7).fill(1));',
  ),
  'hangs in a loader': sliceCode('await new Promise(() => {});'),
  'recurses without end': sliceCode('const again = () => again() + 1; again();'),
  'rejects beside the page': sliceCode("Promise.reject(new Error('stray')); await new Promise(() => {});"),
  'is no JavaScript': '<!doctype html>',
};

/** Each fault meets one slice, in turns; the full form (`npm run test:isolation`) plays every fault on every slice. */
const sliceNames = ['storefront', 'buyer', 'seller', 'auth', 'help'];

const cells = Object.entries(faults).flatMap(([fault, code], index) =>
  sliceNames
    .filter((_, place) => process.env.PASAR_ISOLATION === 'full' || place === index % sliceNames.length)
    .map((broken) => ({ broken, fault, code })),
);
const neighbourOf = (broken: SliceName): SliceName => (broken === 'storefront' ? 'seller' : 'storefront');

const title = '$broken $fault: it costs only its own content [R7]';
// A worker counts as silent by its processor time; on a crowded machine a healthy one can look silent
// once.
const patience = { timeout: 20_000, retry: 1 };

const costsOnlyItself = async ({ broken, code }: (typeof cells)[number]) => {
  const neighbour = neighbourOf(broken);
  const { renderer, page } = await rendererFor({ [neighbour]: good, [broken]: code });
  const faulty = htmlOf(renderer, page(`/${broken}`));
  // Requested at the same time and right after, while the fault is active.
  const beside = [htmlOf(renderer, page(`/${neighbour}`)), htmlOf(renderer, page(`/${neighbour}/again`))];
  for (const html of await Promise.all(beside)) expect(html).toMatch(/^ssr: .*storefront works/);
  expect(await faulty).toMatch(/^frame: .*Pasar.*data-skeleton/);
  // And again, now that the fault has its history.
  const [healthy, again] = await Promise.all([
    htmlOf(renderer, page(`/${neighbour}`)),
    htmlOf(renderer, page(`/${broken}`)),
  ]);
  expect(healthy).toMatch(/^ssr: .*storefront works/);
  expect(again).toMatch(/^frame: /);
};

/** Found out only when their time is up. */
const waiting = [
  'blocks its thread',
  'fills the heap',
  'hangs in a loader',
  'loops while it is loaded',
  'rejects beside the page',
];

test.for(cells.filter(({ fault }) => !waiting.includes(fault)))(title, patience, costsOnlyItself);

test.for(cells.filter(({ fault }) => waiting.includes(fault)))(
  title,
  { ...patience, tags: 'slow' },
  costsOnlyItself,
);

test('as many looping pages as there are workers leave the other slices alone [R7]', {
  tags: 'slow',
  timeout: 60_000,
}, async () => {
  // No page is late here, however busy the machine: loops end because they are found out, not because time is up.
  const { renderer, page } = await rendererFor(
    { storefront: good, seller: faults['loops for ever'] },
    { deadline: 40_000 },
  );
  const loops = Array.from({ length: 6 }, () => htmlOf(renderer, page('/seller')));
  const beside = Array.from({ length: 6 }, () => htmlOf(renderer, page('/storefront')));
  for (const html of await Promise.all(beside)) expect(html).toMatch(/^ssr: .*storefront works/);
  for (const html of await Promise.all(loops)) expect(html).toMatch(/^frame: /);
});

test('a slice that looped once is rendered again when it no longer does', {
  tags: 'slow',
  timeout: 20_000,
}, async () => {
  const code = sliceCode("if (input.pathname.endsWith('loop')) for (;;); return { html: 'seller works' };");
  const { renderer, page } = await rendererFor({ seller: code });
  expect(await htmlOf(renderer, page('/seller/loop'))).toMatch(/^frame/);
  await vi.waitFor(async () => expect(await htmlOf(renderer, page('/seller'))).toMatch(/seller works/), {
    timeout: 15_000,
    interval: 50,
  });
});

test('slice code has no process, no modules of Node and no way out but the API', async () => {
  const code = sliceCode(`
    const found = [];
    const attempt = async (name, make) => { try { if (await make()) found.push(name); } catch {} };
    await attempt('process', () => typeof process !== 'undefined');
    await attempt('process by Function', () => Function("return typeof process !== 'undefined'")());
    await attempt('require', () => require('node:fs'));
    await attempt('shell module', () => require('util'));
    await attempt('import', () => import('node:fs'));
    await attempt('import by Function', () => Function("return import('node:fs')")());
    await attempt('import by eval', () => (0, eval)("import('node:fs')"));
    await attempt('broadcast', () => BroadcastChannel);
    await attempt('socket', () => WebSocket);
    await attempt('fetch elsewhere', () => fetch('http://127.0.0.1:2/').catch((e) => e.cause !== undefined));
    return { html: require('fixture/words').greeting + ' [' + found + ']' };
  `);
  const { renderer, page } = await rendererFor({ seller: code });
  expect(await htmlOf(renderer, page('/seller'))).toMatch(/halo \[\]/);
});

test('past the deadline the layout is sent', async () => {
  const slow = { seller: faults['hangs in a loader'] };
  const { renderer, page } = await rendererFor(slow, { deadline: 200 });
  const started = performance.now();
  expect(await htmlOf(renderer, page('/seller'))).toMatch(/^frame/);
  expect(performance.now() - started).toBeGreaterThanOrEqual(199);
});

test('a page that must report whether it exists gets more time; only a layout leaves that open', {
  tags: 'slow',
}, async () => {
  const slow = sliceCode("await new Promise((done) => setTimeout(done, 300)); return { html: 'here' };");
  const { renderer, page } = await rendererFor({ seller: slow }, { deadline: 200 });
  expect(await renderer.render(page('/seller'))).toMatchObject({ mode: 'frame', unasked: true });
  const patient = await renderer.render(page('/seller'), 10);
  expect(patient).toMatchObject({ mode: 'ssr' });
  expect(patient).not.toHaveProperty('unasked');
});

test('loaders reach the API through the gateway, and are aborted when time is up', {
  tags: 'slow',
}, async () => {
  let aborted = false;
  const api = {
    fetch: ({ url, signal }: Request) =>
      url.endsWith('/quick')
        ? Promise.resolve(new Response('key'))
        : new Promise<Response>((_, reject) => {
            signal.addEventListener('abort', () => {
              aborted = true;
              reject(signal.reason);
            });
          }),
  };
  const code = sliceCode(`
    const path = input.pathname.split('/').at(-1);
    const answer = await fetch(input.apiBase + path, { signal: input.signal });
    return { html: await answer.text() };
  `);
  const { renderer, page } = await rendererFor({ buyer: code }, { api });
  expect(await htmlOf(renderer, page('/buyer/quick'))).toMatch(/ssr: .*key/);
  expect(await htmlOf(renderer, page('/buyer/slow'))).toMatch(/^frame/);
  await vi.waitFor(() => expect(aborted).toBe(true));
});

test('when even the layout fails the browser gets a document to start from', async () => {
  const { renderer, page, plan } = await rendererFor({ storefront: good });
  const { bundles } = page('/');
  const broken = {
    ...page('/'),
    bundles: { ...bundles, shell: { ...bundles.shell, key: 'x', file: '/nowhere' } },
  };
  expect(await renderer.render({ ...broken, plan })).toEqual({ mode: 'csr', unasked: true });
});

test('a bundle that was changed on the disk is not run [S19]', async () => {
  const { renderer, page } = await rendererFor({ storefront: good });
  const request = page('/storefront');
  const slices = {
    storefront: { ...request.bundles.slices.storefront, key: 'storefront@x', integrity: 'sha384-other' },
  };
  const touched = { ...request, bundles: { ...request.bundles, slices } };
  expect(await htmlOf(renderer, touched as typeof request)).toMatch(/^frame/);
});

test('what the plans name runs from memory, also in a new worker while the disk is unavailable [R7] [R8]', {
  tags: 'slow',
}, async () => {
  const { renderer, page } = await rendererFor({ storefront: good, auth: sliceCode('process.exit(1)') });
  const { shell, slices } = page('/').bundles;
  for (const { file } of [shell, ...Object.values(slices)]) rmSync(file);
  for (let round = 0; round < 3; round += 1) {
    // On a crowded machine the next worker may still be on its way: then the browser makes the page.
    expect(await htmlOf(renderer, page('/auth'))).toMatch(/^(frame|csr)/);
    await vi.waitFor(
      async () => expect(await htmlOf(renderer, page('/storefront'))).toMatch(/^ssr: .*works/),
      { timeout: 10_000 },
    );
  }
});

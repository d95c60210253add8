import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RenderedDocument } from '../../render/index.ts';
import { PageCache } from './page-cache.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const open = () => {
  let made = 0;
  const pages = new PageCache();
  const rendered = (more: object = {}): RenderedDocument => {
    made += 1;
    return {
      mode: 'ssr',
      rendered: {
        status: 200,
        shared: true,
        mode: 'ssr',
        lang: 'id',
        head: '',
        css: { ids: '', text: '' },
        baseCss: '',
        html: `page ${made}`,
        hydration: {},
        pages: [],
        ...more,
      },
    };
  };
  const ask = async (key = '/', more: object = {}) => {
    const { document, nonce, age } = await pages.page(key, async () => rendered(more));
    return { html: document.mode === 'csr' ? '' : document.rendered.html, nonce, age };
  };
  return { pages, ask, rendered, wait: (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds) };
};

test('a page is rendered once for everybody, and again when it is old [P12]', async () => {
  const { ask, wait } = open();
  expect((await ask()).html).toBe('page 1');
  await wait(2_000);
  expect(await ask()).toMatchObject({ html: 'page 1', age: 2_000 });
  expect((await ask('/en')).html).toBe('page 2');
  await wait(30_001);
  expect((await ask()).html).toBe('page 3');
});

test('the last moment at which an old page is sent is 30 s after its rendering', async () => {
  const { ask, wait } = open();
  await ask();
  await wait(30_000);
  expect(await ask()).toMatchObject({ html: 'page 1', age: 30_000 });
});

test('between fresh and stale it is sent once more while a new one is rendered', async () => {
  const { ask, wait } = open();
  await ask();
  await wait(28_000);
  expect(await ask()).toMatchObject({ html: 'page 1', age: 28_000 });
  await wait(0);
  expect(await ask()).toMatchObject({ html: 'page 2', age: 0 });
  await wait(2_000);
  expect(await ask()).toMatchObject({ html: 'page 2', age: 2_000 });
});

test('many requests share one renewal, which a change voids', async () => {
  const { pages, ask, rendered, wait } = open();
  await ask();
  await wait(3_000);
  const { promise, resolve } = Promise.withResolvers<RenderedDocument>();
  const old = await Promise.all([pages.page('/', () => promise), pages.page('/', () => promise), ask()]);
  expect(old.map(({ age }) => age)).toEqual([3_000, 3_000, 3_000]);
  pages.clear();
  resolve(rendered());
  await wait(0);
  expect((await ask()).html).toBe('page 3');
});

test('after a renewal that failed the next request tries again', async () => {
  const { pages, ask, wait } = open();
  await ask();
  await wait(3_000);
  await pages.page('/', () => Promise.reject(new Error('lost')));
  await wait(0);
  expect((await ask()).html).toBe('page 1');
  await wait(0);
  expect((await ask()).html).toBe('page 2');
});

test('many requests at once wait for one rendering', async () => {
  const { ask } = open();
  const pages = await Promise.all(Array.from({ length: 20 }, () => ask()));
  expect(new Set(pages.map(({ html }) => html))).toEqual(new Set(['page 1']));
});

test.each([
  ['is not whole or is somebody’s own', { shared: false }],
  ['says nothing about it', { shared: undefined }],
  ['is not to be found', { status: 404 }],
])('a page that %s is for the one who asked', async (_, more) => {
  const { ask } = open();
  const together = await Promise.all([ask('/', more), ask('/', more)]);
  expect(new Set(together.map(({ html }) => html)).size).toBe(2);
  const [{ html }] = together;
  expect((await ask('/', more)).html).not.toBe(html);
});

test('a page of one requester is rendered once for this requester', async () => {
  const { ask } = open();
  expect((await ask('/', { shared: false })).html).toBe('page 1');
  expect((await ask('/', { shared: false })).html).toBe('page 2');
});

test.each([
  ['the layout alone', { mode: 'frame' }],
  ['nothing', { mode: 'csr', rendered: undefined }],
])('when %s could be rendered, the next request tries again', async (_, instead) => {
  const { pages, ask } = open();
  const failed = { ...open().rendered(), ...instead } as RenderedDocument;
  expect((await pages.page('/', async () => failed)).document).toBe(failed);
  expect((await ask()).html).toBe('page 1');
});

test('when plans change, pages of the plans that stay are still sent', async () => {
  const { pages, ask } = open();
  const keys = ['1  /', '2  /', '12  /', '2  /en'];
  for (const key of keys) await ask(key);
  pages.keepPlans(['2', '3']);
  const sent: string[] = [];
  for (const key of keys) sent.push((await ask(key)).html);
  expect(sent).toEqual(['page 5', 'page 2', 'page 6', 'page 4']);
});

test('an address of any length gets its page, which is remembered up to 500 characters', async () => {
  const { ask } = open();
  const [longest, longer] = ['/'.padEnd(500, 'x'), '/'.padEnd(501, 'x')];
  expect([(await ask(longest)).html, (await ask(longest)).html]).toEqual(['page 1', 'page 1']);
  expect([(await ask(longer)).html, (await ask(longer)).html]).toEqual(['page 2', 'page 3']);
});

test('a change is visible to the next request, whatever was rendered meanwhile', async () => {
  const { pages, ask, rendered } = open();
  await ask();
  pages.clear();
  expect((await ask()).html).toBe('page 2');

  pages.clear();
  const { promise, resolve } = Promise.withResolvers<RenderedDocument>();
  const begunBefore = pages.page('/', () => promise);
  pages.clear();
  resolve(rendered());
  await begunBefore;
  expect((await ask()).html).toBe('page 4');
});

test('what failed to be rendered is tried by the next', async () => {
  const { pages, ask } = open();
  await expect(pages.page('/', () => Promise.reject(new Error('lost')))).rejects.toThrow('lost');
  expect((await ask()).html).toBe('page 1');
});

const large = 'x'.repeat(5_000_000);

test.each([
  ['content', { html: large }],
  ['styles', { html: 'large', css: { ids: '', text: large } }],
])('memory stays small: the oldest pages with large %s go first', async (_, more) => {
  const { ask } = open();
  for (const key of ['/a', '/b', '/c', '/d', '/e', '/f']) await ask(key, more);
  expect((await ask('/f')).html).toBe(more.html);
  expect((await ask('/a')).html).toMatch(/^page/);
});

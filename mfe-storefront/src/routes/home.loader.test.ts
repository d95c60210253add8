// @vitest-environment node
import { homeEndpoints } from '@pasar/contract';
import { afterEach, expect, test } from 'vitest';
import { startSampleServer } from '../testing/sample-server.ts';
import { homeLoader } from './home.loader.ts';

let stop: () => Promise<void>;
const serve = async (...over: Parameters<typeof startSampleServer>) => {
  const server = await startSampleServer(...over);
  stop = server.stop;
  return server;
};
afterEach(() => stop());

test('the home page shows the first flash-sale entry, and of the next only when it starts [HOME-01]', async () => {
  const { argsFor } = await serve();
  const { flashSale } = await homeLoader(argsFor('/'));
  expect(flashSale).toMatchObject({
    ok: true,
    value: { current: { id: 1, status: 'running' }, nextStartsAt: '2026-11-20T08:00:00.000Z' },
  });
});

test('without a sale there is no flash sale, which is no error', async () => {
  const { argsFor } = await serve({ [homeEndpoints.flashSale.path]: { data: [] } });
  expect((await homeLoader(argsFor('/'))).flashSale).toEqual({ ok: true, value: null });
});

test('a section whose call fails falls alone', async () => {
  const { argsFor } = await serve({ [homeEndpoints.promos.path]: { data: 'not a list' } });
  const data = await homeLoader(argsFor('/'));
  expect(data.promos).toEqual({ ok: false });
  expect(data.categories.ok && data.flashSale.ok && data.recommendations.ok).toBe(true);
});

test('recommendations start at page 1 [HOME-02]', async () => {
  const { argsFor, askedFor } = await serve();
  const { recommendations } = await homeLoader(argsFor('/'));
  expect(askedFor(homeEndpoints.recommendations.path).map((url) => url.searchParams.get('page'))).toEqual([
    '1',
  ]);
  expect(recommendations).toMatchObject({ ok: true, value: { page: 1, more: true } });
});

test('a longer page brings everything up to its number, as Back must find it [HOME-02] [R16]', async () => {
  const { argsFor, askedFor } = await serve();
  const { recommendations } = await homeLoader(argsFor('/?page=3'));
  const pages = askedFor(homeEndpoints.recommendations.path).map((url) => url.searchParams.get('page'));
  expect(pages.sort()).toEqual(['1', '2', '3']);
  expect(recommendations.ok && recommendations.value.items.map(({ id }) => id)).toEqual(
    Array.from({ length: 36 }, (_, index) => index + 1),
  );
  expect(recommendations).toMatchObject({ value: { page: 3, more: false } });
});

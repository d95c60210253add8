import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { second } from '../../../platform/clock.ts';
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts';
import { signedFileUrl } from './signed-file-url.ts';

let market: TestServer;
beforeAll(async () => {
  market = await openTestServer();
});
beforeEach(async () => {
  await market.reset();
  await market.context().storage.put('reports/a1/one.csv', Buffer.from('satu'));
  await market.context().storage.put('reports/a1/two.csv', Buffer.from('dua'));
});
afterAll(() => market.close());

const open = (url: string) => market.fetch(new Request(`http://pasar.test${url}`));

describe('a signed address', () => {
  test('opens one file without a header, under the name that was given, as long as specified [S33]', async () => {
    const url = await signedFileUrl(market.context(), 'reports/a1/one.csv', {
      name: 'Kesalahan "impor" – 2026.csv',
      seconds: 10,
    });
    const opened = await open(url);
    expect([opened.status, await opened.text()]).toEqual([200, 'satu']);
    expect(opened.headers.get('content-disposition')).toBe(
      'attachment; filename="Kesalahan _impor_ _ 2026.csv"; ' +
        "filename*=UTF-8''Kesalahan%20%22impor%22%20%E2%80%93%202026.csv",
    );
    market.clock.advance(10 * second);
    expect((await open(url)).status).toBe(404);
  });

  test('is good for no other file, name or time, and for none without it [S33]', async () => {
    const url = await signedFileUrl(market.context(), 'reports/a1/one.csv');
    const later = Number(new URL(url, 'http://pasar.test').searchParams.get('expires')) + 1;
    const changed = [
      url.replace('/one.csv', '/two.csv'),
      url.replace('name=one.csv', 'name=two.csv'),
      url.replace(/expires=\d+/, `expires=${later}`),
      url.replace(/expires=\d+/, 'expires=Infinity'),
      url.replace(/signature=./, 'signature=-'),
      url.slice(0, url.indexOf('&signature')),
      '/media/files/reports/a1/one.csv',
      '/media/files/%2e%2e/keys/market.key',
    ];
    expect(await Promise.all(changed.map(async (one) => (await open(one)).status))).toEqual(
      changed.map(() => 404),
    );
  });

  test('cannot be made for a path outside the storage', async () => {
    await expect(signedFileUrl(market.context(), '../keys/market.key')).rejects.toThrow('not a storage key');
  });

  test('of a missing file is 404, as is an unknown media id', { tags: 'slow' }, async () => {
    const url = await signedFileUrl(market.context(), 'reports/a1/three.csv');
    expect((await open(url)).status).toBe(404);
    await expect(signedFileUrl(market.context(), 4711)).rejects.toMatchObject({ code: 404 });
  });
});

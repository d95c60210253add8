import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openRegistry } from '../registry/index.ts';
import { type FixtureGateway, shell, startFixtureGateway, storefront } from '../testing/fixture-gateway.ts';
import { actor, goLive } from '../testing/fixture-registry.ts';
import { madeBy, naming } from '../testing/naming-release.ts';
import { atOwnPace } from '../testing/own-pace.ts';

let gateway: FixtureGateway;
beforeAll(async () => {
  gateway = await startFixtureGateway([shell, naming('1.0.0')]);
});
afterAll(() => gateway.close());

/** The version in the plan, in the markup and in the preloads of one document. */
const versionsIn = (html: string): Set<string | undefined> =>
  new Set([
    /"storefront":\{"version":"([^"]+)"/.exec(html)?.[1],
    madeBy(html),
    ...[...html.matchAll(/href="\/r\/storefront\/([\d.]+)\//g)].map(([, version]) => version),
  ]);

test('versions are swapped and rolled back under load without an error or a mixed page [R9]', {
  tags: 'slow',
  timeout: 20_000,
}, async () => {
  await goLive(gateway.registry, naming('1.1.0'));
  await gateway.registry.rollback({ ...actor, app: 'storefront' });
  const documents: string[] = [];
  let going = true;
  const visitor = async () => {
    while (going) {
      const { status, text } = await gateway.ask('/');
      documents.push(status === 200 ? text : `status ${status}`);
    }
  };
  const visitors = Array.from({ length: 4 }, visitor);
  const operations = openRegistry({ dataDir: gateway.dataDir });
  const timeout = await atOwnPace(1_000, () => gateway.ask('/'));
  const shows = (version: string) =>
    vi.waitFor(async () => expect([...versionsIn((await gateway.ask('/')).text)]).toEqual([version]), {
      timeout,
      interval: 5,
    });
  for (let n = 0; n < 5; n += 1) {
    await operations.promote({ ...actor, releases: [{ app: 'storefront', version: '1.1.0' }] });
    await shows('1.1.0');
    await operations.rollback({ ...actor, app: 'storefront' });
    await shows('1.0.0');
  }
  going = false;
  await Promise.all(visitors);
  expect(documents.length).toBeGreaterThan(20);
  for (const html of documents) {
    expect(html).toContain('made by');
    expect(versionsIn(html).size).toBe(1);
  }
});

test('requests in progress get their response when the gateway closes [R21]', { tags: 'slow' }, async () => {
  const slow = `await new Promise((done) => setTimeout(done, 300)); return { html: 'slow but sure' };`;
  const leaving = await startFixtureGateway([shell, storefront('1.0.0', slow)]);
  const pending = Array.from({ length: 10 }, () => leaving.ask('/'));
  // Once one is being made, all of them have been sent.
  await vi.waitFor(async () => expect((await leaving.ask('/r/plan')).status).toBe(200));
  await leaving.close();
  for (const { status, text } of await Promise.all(pending)) {
    expect([status, text.includes('slow but sure')]).toEqual([200, true]);
  }
  await expect(leaving.ask('/')).rejects.toThrow('ECONNREFUSED');
});

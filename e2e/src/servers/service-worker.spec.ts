import { rmSync } from 'node:fs';
import { linkTo } from '../fixtures/link-to.ts';
import {
  findFreePort,
  type ProductionServer,
  prepareProduction,
  startProduction,
} from '../fixtures/production-server.ts';
import { listStored, untilWorkerActive } from '../fixtures/service-worker.ts';
import { expect, test, untilAlive } from '../fixtures/test.ts';

test.skip(!process.env.PASAR_DATA, 'opens its own market beside the one under test');

let dataDir = '';
let market: ProductionServer;
test.afterAll(async () => {
  await market?.stop();
  if (dataDir) rmSync(dataDir, { recursive: true, force: true });
});

test('while the server is away a page waits for it; switched off, the worker leaves browsers with all it stored [W19] @slow', async ({
  page,
  mishaps,
}) => {
  test.setTimeout(300_000);
  mishaps.expect(/ERR_CONNECTION_REFUSED|status of 503/);
  dataDir = await prepareProduction();
  const port = await findFreePort();
  market = await startProduction(dataDir, port);
  const at = (route: string) => market.address + route;

  await test.step('a page brings the worker', async () => {
    await page.goto(at(linkTo('storefront.home')));
    await untilAlive(page);
    await untilWorkerActive(page);
    expect((await listStored(page)).toSorted()).toEqual(['/en/offline', '/offline']);
  });

  await test.step('the server ends: the next page waits for it', async () => {
    await market.stop();
    await page.goto(at(linkTo('storefront.search')));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tidak ada koneksi');
  });

  await test.step('it starts with workers switched off, and the page opens by itself', async () => {
    market = await startProduction(dataDir, port, { PASAR_SW: 'off' });
    await untilAlive(page);
    await expect(page).toHaveURL(at(linkTo('storefront.search')));
  });

  await test.step('the worker is gone, and no page brings it back', async () => {
    const registered = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
    await expect.poll(registered).toBe(0);
    await expect.poll(() => listStored(page)).toEqual([]);
    const document = await page.goto(at(linkTo('storefront.home')));
    await untilAlive(page);
    expect([document?.fromServiceWorker(), await registered()]).toEqual([false, 0]);
  });
});

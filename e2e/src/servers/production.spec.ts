import { rmSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { runCommand } from '../fixtures/commands.ts';
import {
  findFreePort,
  type ProductionServer,
  prepareProduction,
  startProduction,
} from '../fixtures/production-server.ts';
import { expect, test } from '../fixtures/test.ts';

test.skip(!process.env.PASAR_DATA, 'opens its own market beside the one under test');

let dataDir = '';
const verb = async (name: string, ...args: string[]): Promise<string> => {
  const { code, said } = await runCommand(name, args, { PASAR_DATA: dataDir });
  expect(code, said).toBe(0);
  return said;
};
const keyOf = async (role: string, name: string) =>
  /^pasar_\S+$/m.exec(await verb('release', 'key', 'create', '--role', role, '--name', name))?.[0] ?? '';

let market: ProductionServer;
let address: string;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  dataDir = await prepareProduction();
  market = await startProduction(dataDir, await findFreePort());
  address = market.address;
});
test.afterAll(async () => {
  await market?.stop();
  if (dataDir) rmSync(dataDir, { recursive: true, force: true });
});

const card = (page: Page, name: string) => page.getByRole('article', { name });
const enter = async (page: Page, key: string) => {
  await page.getByRole('textbox', { name: 'Operations key' }).fill(key);
  await page.keyboard.press('Enter');
};

test('in production a key opens the console, a change of others shows at once, and a revoked key ends it [S21] [R9] @slow', async ({
  page,
  context,
  mishaps,
}) => {
  mishaps.expect(/status of 401/);
  const [operations, team] = [await keyOf('ops', 'sri'), await keyOf('team:seller', 'seller-ci')];

  await test.step('a stranger is asked for a key, and nothing is asked for them', async () => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(`${address}/ops?lang=en`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in to operations');
    await enter(page, 'pasar_wrong');
    await expect(page.getByText('This key is not known.')).toBeVisible();
    expect(asked.filter((one) => one.startsWith('/ops/v1/'))).toEqual(['/ops/v1/status', '/ops/v1/session']);
  });

  await test.step('the key opens it; no script reads the session', async () => {
    await enter(page, operations);
    await expect(page.getByText('Signed in as sri: you may do everything.')).toBeVisible();
    await expect(page.getByText('Changes show as they happen')).toBeVisible();
    const [session] = (await context.cookies(address)).filter(({ name }) => name === '__Host-pasar_ops');
    expect(session).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Strict' });
    await expect(card(page, 'Seller centre').locator('canvas')).toBeVisible();
  });

  await test.step('a slice is switched off with a reason; the log says by whom', async () => {
    await card(page, 'Seller centre').getByRole('button', { name: 'Switch off' }).click();
    await page.getByRole('dialog').getByRole('textbox', { name: 'Reason' }).fill('orders are doubled');
    await page.keyboard.press('Enter');
    await expect(card(page, 'Seller centre').getByText(/by sri: orders are doubled$/)).toBeVisible();
    await expect(page.getByRole('table').getByRole('row').nth(1)).toContainText('orders are doubled');
  });

  await test.step('what another does on the command line shows by itself', async () => {
    await verb('release', 'enable', 'seller', '--reason', 'mended');
    await expect(card(page, 'Seller centre').getByText(/orders are doubled/)).toBeHidden({ timeout: 3_000 });
  });

  await test.step('a revoked key ends the session; a team sees which buttons are its own', async () => {
    await verb('release', 'key', 'revoke', 'sri');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in to operations');
    await enter(page, team);
    await expect(page.getByText('you may ship Seller centre and look at the rest.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Switch off' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in to operations');
  });
});

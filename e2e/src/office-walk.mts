import { adminHomeEndpoints, orderEndpoints, sellingEndpoints } from '@pasar/contract';
import { chromium, request as playwrightRequest } from 'playwright';
import { findBrowser } from '../../packages/tooling/src/browser/find-browser.ts';
import { measureOffice } from '../../packages/tooling/src/bench/measure-office.ts';
import { startTestServer } from '../../packages/tooling/src/tests/start-test-server.ts';
import { carryToken, loadToken } from './fixtures/accounts.ts';
import { createApiClient } from './fixtures/api.ts';
import { receiveProduct } from './fixtures/finished-order.ts';
import { createSubmittedStore, sellingStore, uploadImage } from './fixtures/new-store.ts';
import { newBuyer } from './fixtures/trade.ts';

const t0 = Date.now();
const say = (...w: unknown[]) => console.log(`[${((Date.now() - t0) / 1000).toFixed(0)} s]`, ...w);
const market = await startTestServer();
say('ready', market.url);
const browser = await chromium.launch({ executablePath: await findBrowser({ windows: true }), args: ['--no-sandbox', '--disable-gpu'] });
const step = async (name: string, run: () => Promise<unknown>) => {
  try { say(name, (await run()) ?? ''); } catch (e) { say('FAILED', name, String(e).slice(0, 600)); }
};
try {
  if (process.env.BENCH) await step('bench', () => measureOffice(browser, market.url, 3));
  const request = await playwrightRequest.newContext({ baseURL: market.url });
  const as = async (name: string, o: { width?: number; height?: number; dark?: boolean; en?: boolean } = {}) => {
    const context = await browser.newContext({ baseURL: market.url, viewport: { width: o.width ?? 1440, height: o.height ?? 900 }, colorScheme: o.dark ? 'dark' : 'light', reducedMotion: 'reduce' });
    await carryToken(context, await loadToken(request, { email: `${name}@pasar.example`, password: 'pasar1234' }), market.url);
    const page = await context.newPage();
    page.on('console', (m) => m.type() === 'error' && say('console', name, m.text().slice(0, 200)));
    page.on('pageerror', (e) => say('pageerror', name, e.message.slice(0, 300)));
    const go = async (path: string) => { await page.goto(path); await page.waitForLoadState('networkidle').catch(() => {}); };
    const shot = (file: string) => page.screenshot({ path: `/dev/shm/shots/${file}.png` });
    return { context, page, go, shot };
  };
  const admin = await as('admin');
  const phone = await as('admin', { width: 390, height: 844, dark: true });
  for (const [file, path] of [['home', '/admin'], ['wallets', '/admin/ledger/wallets'], ['buyers', '/admin/ledger/wallets?account=buyer_wallet'], ['settlements', '/admin/ledger/settlements'], ['tax', '/admin/ledger/tax'], ['calendar', '/admin/campaigns/calendar'], ['exports', '/admin/exports'], ['payouts', '/admin/payouts']] as const)
    await step(file, async () => { await admin.go(path); await admin.shot(file); await phone.go(`/en${path}`); await phone.shot(`${file}-390`); });
  await step('wallet leads to journals', async () => {
    await admin.go('/admin/ledger/wallets');
    await admin.page.locator('main table tbody a').first().click();
    await admin.page.waitForTimeout(1500); await admin.shot('wallet-journals'); return admin.page.url();
  });
  await step('O and help', async () => {
    await admin.go('/admin/products');
    await admin.page.keyboard.press('j'); await admin.page.keyboard.press('Enter'); await admin.page.waitForTimeout(1200); await admin.shot('beside');
    await admin.page.keyboard.press('o'); await admin.page.waitForTimeout(1200); await admin.shot('as-page');
    await admin.page.keyboard.press('?'); await admin.page.waitForTimeout(1200); await admin.shot('help');
    await admin.page.keyboard.press('Escape'); await admin.page.waitForTimeout(500);
    await admin.page.keyboard.press('Escape'); await admin.page.waitForTimeout(1000);
    return admin.page.url() + ' ' + await admin.page.evaluate(() => document.activeElement?.tagName + ' ' + document.activeElement?.textContent);
  });
  await step('phone pane', async () => {
    await phone.go('/admin/products'); await phone.page.locator('main table tbody a').first().click(); await phone.page.waitForTimeout(1500); await phone.shot('pane-390');
  });
  await step('export', async () => {
    await admin.go('/admin/orders'); await admin.page.getByRole('button', { name: 'Ekspor' }).click(); await admin.page.waitForTimeout(3000);
    await admin.go('/admin/exports'); await admin.shot('exports-done');
    const waits = admin.page.waitForEvent('download'); await admin.page.getByRole('button', { name: /XLSX/ }).first().click();
    const file = await waits; await file.saveAs('/dev/shm/shots/orders.xlsx'); return file.suggestedFilename();
  });
  await step('forty stores', async () => {
    let left = 40; const names: string[] = [];
    await Promise.all([1, 2, 3].map(async () => { while (left-- > 0) names.push((await createSubmittedStore(request)).name); }));
    return names.length;
  });
  await step('ten disputes', async () => {
    const { seller, good } = await sellingStore(request);
    let left = 10;
    await Promise.all([1, 2].map(async () => {
      while (left-- > 0) {
        const buyer = await newBuyer(request);
        const order_code = await receiveProduct(buyer, seller, good);
        await buyer.api(orderEndpoints.status, { body: { order_code, status: 'complained', reason: 'damaged', description: 'Kainnya sobek di bagian tepi.', media_ids: [await uploadImage(request, buyer)] } });
        await seller.api(sellingEndpoints.replyToComplaint, { body: { order_code, accept: false, description: 'Sudah kami periksa dua kali.' } });
      }
    }));
  });
  const support = await as('support');
  await step('queue', async () => { await support.go('/admin'); await support.shot('queue'); });
  await step('verify by keyboard', async () => {
    await support.go('/admin?kind=store');
    await support.page.keyboard.press('j'); await support.page.keyboard.press('Enter'); await support.page.waitForTimeout(2500); await support.shot('store');
    const times: number[] = [];
    for (let n = 0; n < 3; n += 1) {
      const at = Date.now();
      await support.page.keyboard.press('a'); await support.page.getByRole('dialog').waitFor({ timeout: 8000 });
      if (n === 0) await support.shot('store-approve');
      await support.page.keyboard.press('Control+Enter'); await support.page.getByRole('dialog').waitFor({ state: 'detached', timeout: 15000 });
      await support.page.waitForTimeout(500); if (n === 0) await support.shot('store-approved');
      await support.page.keyboard.press(']'); await support.page.waitForTimeout(1500);
      times.push(Date.now() - at);
    }
    await support.shot('store-next'); return times;
  });
  await step('two on one store', async () => {
    const url = support.page.url(); const other = await as('admin'); await other.go(url); await other.page.waitForTimeout(1500); await other.shot('claimed');
    await support.page.keyboard.press('a'); await support.page.getByRole('dialog').waitFor(); await other.page.keyboard.press('a'); await other.page.getByRole('dialog').waitFor();
    await support.page.keyboard.press('Control+Enter'); await support.page.getByRole('dialog').waitFor({ state: 'detached' });
    await other.page.keyboard.press('Control+Enter'); await other.page.waitForTimeout(2500); await other.shot('second-approves');
  });
  await step('dispute', async () => {
    await support.go('/admin/cases'); await support.shot('cases'); await support.page.keyboard.press('j'); await support.page.keyboard.press('Enter'); await support.page.waitForTimeout(2500); await support.shot('case');
    await support.page.keyboard.press(']'); await support.page.waitForTimeout(1500); return support.page.url();
  });
  await step('wrong payout file', async () => {
    const finance = await as('finance'); await finance.go('/admin/payouts');
    for (const [n, csv] of [['columns', 'kode,total\r\nWD-1,5\r\n'], ['codes', 'withdraw_code,status,bank_reference,amount,reason\r\nWD-20260101-AAAAA,paid,X1,50000,\r\nnonsense,paid,X,abc,\r\n']] as const) {
      await finance.page.locator('input[type=file]').setInputFiles({ name: `${n}.csv`, mimeType: 'text/csv', buffer: Buffer.from(csv) });
      await finance.page.getByRole('button', { name: 'Periksa berkas' }).click(); await finance.page.waitForTimeout(2000);
      await finance.page.locator('input[type=file]').scrollIntoViewIfNeeded(); await finance.shot(`file-${n}`);
    }
  });
  await step('without the right', async () => {
    const content = await as('content'); await content.go('/admin/withdrawals'); await content.shot('no-right'); await content.go('/admin/ledger/wallets'); await content.shot('no-right-wallets');
    const finance = await as('finance'); await finance.go(new URL(support.page.url()).pathname); await finance.shot('finance-case');
  });
} finally {
  await browser.close();
  await market.stop();
  say('stopped');
}

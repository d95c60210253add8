import { orderEndpoints, sellingEndpoints } from '@pasar/contract';
import type { Locator } from 'playwright/test';
import { linkTo } from '../fixtures/link-to.ts';
import { felt, longestTask } from '../fixtures/longest-task.ts';
import { expect, test, untilAlive } from '../fixtures/test.ts';
import { buyProduct, newBuyer } from '../fixtures/trade.ts';

const buyers = 4;
const each = 10;

/** The rows of the list, without its head. */
const orders = (main: Locator) => main.getByRole('row').filter({ hasText: /ORD-/ });

test('forty orders go from new to label in less than two minutes, by keyboard and by touch; one that cannot go shows why [SELL-05] [SELL-08] [A4] @slow', async ({
  page,
  visit,
  request,
  context,
  isMobile,
  store: { seller, good },
}) => {
  test.setTimeout(180_000);
  const people = await Promise.all(Array.from({ length: buyers }, () => newBuyer(request)));
  const bought = await Promise.all(
    people.map(async (buyer) => {
      const codes: string[] = [];
      for (let n = 0; n < each; n++) codes.push((await buyProduct(buyer, good)).order);
      return codes;
    }),
  );
  const [withdrawn = ''] = bought.flat();
  const [first] = people;
  const main = page.getByRole('main');
  /** A press as this device does it. */
  const press = async (name: RegExp) => {
    const button = main.getByRole('button', { name });
    if (isMobile) return button.tap();
    await button.focus();
    await page.keyboard.press('Enter');
  };

  await visit(linkTo('seller.orders', { status: 'new' }));
  await expect(orders(main)).toHaveCount(40);
  const began = Date.now();
  await test.step('all of them are chosen; the bar is the next stop of the keyboard', async () => {
    const all = main.getByRole('checkbox', { name: 'Pilih semua di halaman ini (40)' });
    if (isMobile) await all.tap();
    else {
      await all.focus();
      await page.keyboard.press('Space');
    }
    await expect(main.getByText('40 dipilih')).toBeVisible();
    if (isMobile) return;
    await page.keyboard.press('Tab');
    await expect(main.getByRole('button', { name: 'Batalkan pilihan' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(main.getByRole('button', { name: 'Terima 40' })).toBeFocused();
  });
  await test.step('accepted at once; the outcome has the focus', async () => {
    await press(/^Terima 40$/);
    const outcome = main.getByRole('status', { name: 'Hasil' });
    await expect(outcome).toContainText('40 pesanan diterima');
    await expect(outcome).toBeFocused();
  });
  await test.step('the courier comes for all but the one whose buyer wants to cancel', async () => {
    await first?.api(orderEndpoints.status, {
      body: { order_code: withdrawn, status: 'cancelled', reason: 'tidak_jadi' },
    });
    await press(/^Panggil kurir untuk 40 pesanan$/);
    const outcome = main.getByRole('status', { name: 'Hasil' });
    await expect(outcome).toContainText('Kurir dipanggil untuk 39 pesanan');
    await expect(outcome).toContainText('1 pesanan tidak bisa');
    await expect(outcome.getByRole('listitem').filter({ hasText: withdrawn })).toContainText(/batal/i);
  });
  await test.step('one paper with all labels and packing slips', async () => {
    const opened = context.waitForEvent('page');
    const printed = context.waitForEvent('response', (answer) =>
      (answer.headers()['content-type'] ?? '').includes('application/pdf'),
    );
    await press(/^Cetak 39 label dan slip$/);
    expect((await printed).status()).toBe(200);
    const took = Date.now() - began;
    test.info().annotations.push({ type: 'forty orders, new to label', description: `${took} ms` });
    expect(took).toBeLessThan(120_000);
    await (await opened).close();
    await expect(main.getByText('39 label siap dicetak')).toBeVisible();
  });
  await test.step('what the store hears of it can be read at once', async () => {
    await visit(linkTo('seller.notifications'));
    await page
      .getByRole('navigation', { name: 'Jenis notifikasi' })
      .getByRole('link', { name: 'Pesanan' })
      .click();
    await expect(page).toHaveURL(/categories=order/);
    await expect(main.getByRole('listitem').filter({ hasText: 'Belum dibaca' }).first()).toBeVisible();
    const readAll = main.getByRole('button', { name: 'Tandai semua dibaca' });
    await readAll.dblclick();
    // The courier is on the way meanwhile, and each parcel that he takes is news again.
    await expect(async () => {
      if (await readAll.isVisible()) await readAll.click();
      await expect(main.getByText('Belum dibaca')).toHaveCount(0, { timeout: 2_000 });
      await expect(readAll).toHaveCount(0, { timeout: 500 });
    }).toPass({ timeout: 30_000 });
  });
  const { counts } = await seller.api(sellingEndpoints.list, { query: {} });
  expect(counts).toMatchObject({ new: 0, to_ship: 1 });
});

test('orders of two pages are selected, accepted, handed over and printed together [SELL-05] @desktop @slow', async ({
  page,
  visit,
  request,
  context,
  store: { good },
}) => {
  test.setTimeout(180_000);
  const people = await Promise.all(Array.from({ length: 6 }, () => newBuyer(request)));
  await Promise.all(
    people.map(async (buyer) => {
      for (let n = 0; n < 10; n++) await buyProduct(buyer, good);
    }),
  );
  const main = page.getByRole('main');
  const button = (name: string) => main.getByRole('button', { name, exact: true });
  await visit(linkTo('seller.orders', { status: 'new' }));
  await expect(orders(main)).toHaveCount(50);
  expect(await longestTask(page, () => page.reload().then(() => untilAlive(page)))).toBeLessThan(felt);
  const longest = await longestTask(page, async () => {
    await main.getByRole('checkbox', { name: 'Pilih semua di halaman ini (50)' }).check();
    await button('Pilih juga di halaman lain').click();
    await expect(main.getByText('60 dipilih')).toBeVisible();
  });
  expect(longest).toBeLessThan(felt);
  await main
    .getByRole('navigation', { name: 'Halaman pesanan' })
    .getByRole('link', { name: 'Halaman 2' })
    .click();
  await expect(orders(main)).toHaveCount(10);
  await expect(main.getByRole('checkbox', { name: /^Pilih pesanan/ }).last()).toBeChecked();
  await button('Terima 60').click();
  await expect(main.getByRole('status', { name: 'Hasil' })).toContainText('60 pesanan diterima');
  await button('Panggil kurir untuk 60 pesanan').click();
  await expect(main.getByRole('status', { name: 'Hasil' })).toContainText('Kurir dipanggil untuk 60 pesanan');
  const printed = context.waitForEvent('response', {
    predicate: (answer) => (answer.headers()['content-type'] ?? '').includes('application/pdf'),
    timeout: 60_000,
  });
  await button('Cetak 60 label dan slip').click();
  expect((await printed).status()).toBe(200);
});

test("orders are found by courier and days, and are saved as a table; another store's are not there [SELL-05] [S22] [ERR-01] @slow", async ({
  page,
  visit,
  request,
  context,
  seller: other,
  mishaps,
  store: { good },
}) => {
  const buyer = await newBuyer(request);
  const { order: code } = await buyProduct(buyer, good);
  const main = page.getByRole('main');
  await visit(linkTo('seller.orders'));
  await main.getByText('Saringan').click();
  await main.getByLabel('Kurir').selectOption('jne');
  await main.getByRole('button', { name: 'Terapkan' }).click();
  await expect(page).toHaveURL(/courier=jne/);
  await visit(linkTo('seller.orders', { courier: 'jne', date_start: '2020-01-01', date_end: '2020-01-31' }));
  await expect(main.getByRole('heading', { name: 'Tidak ada pesanan yang cocok' })).toBeVisible();
  await main.getByRole('link', { name: 'Hapus saringan' }).first().click();
  await expect(orders(main).filter({ hasText: code })).toBeVisible();

  const saved = page.waitForEvent('download');
  await main.getByRole('button', { name: 'Unduh CSV' }).click();
  expect((await saved).suggestedFilename()).toMatch(/\.csv$/);

  mishaps.expect(/404/);
  const { data: theirs } = await other.api(sellingEndpoints.list, { query: { status: 'completed' } });
  const foreign = theirs[0]?.order_code ?? '';
  await page.goto(linkTo('seller.order', { code: foreign }));
  await expect(main).not.toContainText(foreign);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/tidak ditemukan|tidak ada/i);

  await visit(linkTo('seller.orders'));
  mishaps.expect(/ERR_INTERNET_DISCONNECTED/);
  await context.setOffline(true);
  await main
    .getByRole('navigation', { name: 'Tahap pesanan' })
    .getByRole('link', { name: /Dikirim/ })
    .click();
  await expect(
    page
      .getByText('Pesanan masuk Error Connection To Server')
      .or(page.getByText('Pesanan masuk gagal terhubung ke server'))
      .first(),
  ).toBeVisible();
  await context.setOffline(false);
});

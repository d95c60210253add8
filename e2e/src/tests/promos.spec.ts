import { inLocale, promoEndpoints } from '@pasar/contract';
import { expect, type Locator, type Page } from 'playwright/test';
import { createApiClient } from '../fixtures/api.ts';
import { linkTo } from '../fixtures/link-to.ts';
import { logIn } from '../fixtures/log-in.ts';
import { demoStore, loadProduct } from '../fixtures/products.ts';
import { promoMessages } from '../fixtures/promo-messages.ts';
import { createAdminClient, newFlashSlot, newVoucher } from '../fixtures/promotions.ts';
import { test, untilAlive } from '../fixtures/test.ts';
import { newBuyer } from '../fixtures/trade.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** What a running clock shows, in seconds. */
const secondsOf = async (timer: Locator): Promise<number> => {
  const [, hours, minutes, seconds] =
    /(\d+):(\d\d):(\d\d)$/.exec((await timer.getAttribute('aria-label')) ?? '') ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
};

for (const [locale, place] of [
  ['id', '@desktop'],
  ['en', '@phone'],
] as const) {
  const say = promoMessages[locale];

  test(`the slots of the day are links, each with its products and its time (${locale}) [PROMO-01] [HOME-01] ${place}`, async ({
    page,
    visit,
  }) => {
    await visit(linkTo('storefront.home'), locale);
    await page.getByRole('link', { name: say.allSessions }).click();
    await expect(page).toHaveURL(inLocale(linkTo('storefront.flashSale'), locale));
    await expect(heading(page)).toHaveText(say.flashSale);
    const slots = page.getByRole('navigation', { name: say.slots }).getByRole('link');
    const chosen = slots.and(page.locator('[aria-current=page]'));
    await expect(chosen).toHaveAccessibleName(/\d\d[.:]00–\d\d[.:]00 WIB$/);
    const names = () => page.getByRole('main').getByRole('article').getByRole('heading').allTextContents();
    const first = await names();
    expect(first.length).toBeGreaterThan(3);
    const second = slots.nth(1);
    const opens = await second.getAttribute('href');
    await second.click();
    await expect(page).toHaveURL(opens ?? '');
    await expect(chosen).toHaveCount(1);
    await expect(page.getByRole('timer', { name: say.startsIn })).toBeVisible();
    await expect.poll(names).not.toEqual(first);
    await page.goBack();
    await expect.poll(names).toEqual(first);
    await page.getByRole('main').getByRole('article').getByRole('link').first().click();
    await expect(page).toHaveURL(new RegExp(inLocale('/p/', locale)));
    await expect(heading(page)).toHaveText(first[0] ?? '');
  });

  test(`a visitor's claim waits for the login and is made once (${locale}) [PROMO-02] [DATA-05] ${place} @slow`, async ({
    page,
    visit,
    request,
    context,
    mishaps,
  }) => {
    mishaps.expect(/ERR_INTERNET_DISCONNECTED/);
    const staff = await createAdminClient(request);
    const ticket = await newVoucher(staff);
    const secret = await newVoucher(staff, { target: 'code_only' });
    const member = await newBuyer(request);
    await visit(linkTo('storefront.promo', { id: ticket.id }), locale);
    await expect(heading(page)).toHaveText(ticket.name);
    await page.getByRole('button', { name: say.saveNamed(ticket.name) }).click({ clickCount: 3 });
    await expect(page).toHaveURL(
      inLocale(linkTo('auth.login', { next: linkTo('storefront.promo', { id: ticket.id }) }), locale),
    );
    await logIn(page, member, { locale });
    await expect(page).toHaveURL(inLocale(linkTo('storefront.promo', { id: ticket.id }), locale));
    await expect(page.getByRole('link', { name: say.use, exact: true })).toBeVisible();
    await page.reload();
    await untilAlive(page);
    await expect(page.getByRole('link', { name: say.use, exact: true })).toBeVisible();

    const box = page.getByRole('textbox', { name: say.code });
    const save = page.getByRole('main').getByRole('button', { name: say.save, exact: true });
    await test.step('what is wrong with a code is said at its box', async () => {
      await visit(linkTo('storefront.promos'), locale);
      await save.click();
      await expect(page.getByText(say.noCode)).toBeVisible();
      await expect(box).toBeFocused();
      await box.fill('TIDAKADA');
      await box.press('Enter');
      await expect(page.getByText(say.unknownCode)).toBeVisible();
      await expect(box).toHaveAttribute('aria-invalid', 'true');
    });

    await test.step('without a connection nothing is lost', async () => {
      await box.fill(secret.code.toLowerCase());
      await context.setOffline(true);
      await save.click();
      await expect(page.getByText(say.offline).first()).toBeVisible();
      await expect(box).toHaveValue(secret.code.toLowerCase());
      await context.setOffline(false);
      await save.click();
      await expect(page.getByText(say.saved).first()).toBeVisible();
      await expect(box).toHaveValue('');
      await page.getByRole('link', { name: say.mine }).click();
      await expect(page).toHaveURL(/show=mine/);
      await expect(page.getByRole('link', { name: say.useNamed(secret.name) })).toBeVisible();
    });
    const { data } = await member.api(promoEndpoints.active, {});
    const kept = data.filter(({ is_claimed }) => is_claimed).map(({ promo_code }) => promo_code);
    expect(kept.sort()).toEqual([ticket.code, secret.code].sort());
  });
}

test("a promo's products have an order and pages in the address, and the page shows by itself when it is over [PROMO-02] [R20] @slow", async ({
  page,
  visit,
  request,
  mishaps,
}) => {
  mishaps.expect(/ 410 /);
  const say = promoMessages.id;
  const brief = await newVoucher(await createAdminClient(request), { lasts: 30 });
  const goods = page.getByRole('region', { name: say.goods });
  await visit(linkTo('storefront.promo', { id: brief.id }));
  await expect(page.getByRole('timer', { name: say.endsIn })).toBeVisible();
  const names = () => goods.getByRole('article').getByRole('heading').allTextContents();
  const usual = await names();
  await goods.getByRole('link', { name: say.cheapest }).click();
  await expect(page).toHaveURL(/\?sort=price_asc$/);
  await expect.poll(names).not.toEqual(usual);
  await page.goBack();
  await expect.poll(names).toEqual(usual);
  await expect(heading(page)).toHaveText(say.ended, { timeout: 35_000 });
  await expect(page.getByRole('link', { name: say.others })).toBeVisible();
  const answer = await page.reload();
  expect(answer?.status()).toBe(410);
  await expect(heading(page)).toHaveText(say.ended);
});

test('a slot opens by itself, at the time of the server, whatever the device thinks [PROMO-01] [R20] @slow', async ({
  browser,
  seller,
  request,
  baseURL,
}) => {
  const say = promoMessages.id;
  const { data } = await createApiClient(request)(promoEndpoints.flashSale, { query: {} });
  const running = new Set(data.products.map(({ slug }) => slug));
  const list = await (await request.get(`/api/merchant/products/rumah-kawung?per_page=40`)).json();
  const own: string[] = list.data
    .filter((one: { slug: string; stock: number; flash_sale: unknown }) => one.stock > 20 && !one.flash_sale)
    .map(({ slug }: { slug: string }) => slug)
    .filter((slug: string) => !running.has(slug));
  const good = await loadProduct(createApiClient(request), own[Math.floor(Math.random() * own.length)] ?? '');
  expect(good.store).toBe(demoStore);
  const slot = await newFlashSlot(await createAdminClient(request), seller.api, good, 25, 60);
  const skews = [
    ['Asia/Jayapura', 24],
    ['America/Los_Angeles', -24],
  ] as const;
  const pages = await Promise.all(
    skews.map(async ([timezoneId, hours]) => {
      const context = await browser.newContext({ baseURL: baseURL ?? '', timezoneId });
      const page = await context.newPage();
      await page.clock.setSystemTime(Date.now() + hours * 3_600_000);
      await page.goto(linkTo('storefront.flashSale', { selected: slot.id }));
      await untilAlive(page);
      return page;
    }),
  );
  for (const page of pages) await expect(page.getByRole('timer', { name: say.startsIn })).toBeVisible();
  const [one = 0, other = 0] = await Promise.all(pages.map((page) => secondsOf(page.getByRole('timer'))));
  expect(Math.abs(one - other)).toBeLessThan(5);
  expect(one).toBeLessThanOrEqual(25);
  for (const page of pages)
    await expect(page.getByRole('timer', { name: say.endsIn })).toBeVisible({ timeout: 35_000 });
  await slot.cancel();
  await Promise.all(pages.map((page) => page.context().close()));
});

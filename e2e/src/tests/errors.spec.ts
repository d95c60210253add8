import { addressEndpoints, type Endpoint, homeEndpoints, inLocale, locales } from '@pasar/contract';
import type { Page } from 'playwright/test';
import { carriedToken } from '../fixtures/accounts.ts';
import { linkTo } from '../fixtures/link-to.ts';
import { messages } from '../fixtures/messages.ts';
import { cloth, loadProduct } from '../fixtures/products.ts';
import { expect, test } from '../fixtures/test.ts';
import { beginToBuy, office } from '../fixtures/trade.ts';
import { tradeMessages } from '../fixtures/trade-messages.ts';

/** Calls of an endpoint, whatever their parameters. */
const callsOf = ({ path }: Endpoint) => new RegExp(`/api${path.replace(/:\w+/g, '[^/?]+')}(\\?|$)`);
const lose = (page: Page, endpoint: Endpoint) =>
  page.route(callsOf(endpoint), (route) => route.abort('connectionfailed'));

for (const locale of locales) {
  const say = { ...tradeMessages[locale], ...messages[locale] };
  const recommendations = { id: 'Rekomendasi', en: 'Recommendations' }[locale];

  test(`a section that does not come is named, the rest of the page lives, and it comes with the next try (${locale}) [ERR-01]`, async ({
    page,
    visit,
    mishaps,
  }) => {
    mishaps.expect(/ERR_CONNECTION_FAILED|ERR_INTERNET_DISCONNECTED/);
    await visit(linkTo('storefront.search'), locale);
    await lose(page, homeEndpoints.recommendations);
    await page.getByRole('banner').getByRole('link', { name: say.home }).click();
    const main = page.getByRole('main');
    await expect(main.getByText(say.failed(recommendations))).toBeVisible();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(/Pasar/);
    await expect(page.getByRole('region', { name: /^(Pemberitahuan|Messages)$/ })).toContainText(
      say.failed(recommendations),
    );
    await page.unroute(callsOf(homeEndpoints.recommendations));
    await main.getByRole('link', { name: say.retry }).click();
    await expect(main.getByText(say.failed(recommendations))).toHaveCount(0);
    await expect(main.getByRole('region', { name: say.forYou })).toBeVisible();
  });

  test(`a page that failed to load shows that in its place and comes by itself when the connection is back (${locale}) [ERR-01] [R17]`, async ({
    page,
    visit,
    buyer,
    context,
    mishaps,
  }) => {
    mishaps.expect(/ERR_INTERNET_DISCONNECTED|Error Connection|gagal terhubung|Failed to fetch/);
    await buyer.api(addressEndpoints.add, { body: office });
    // Its code is here already: what fails is the call.
    await visit(linkTo('storefront.addressBook'), locale);
    await page.getByRole('banner').getByRole('link', { name: say.home }).click();
    await expect(page).toHaveURL(inLocale(linkTo('storefront.home'), locale));
    await context.setOffline(true);
    await page.goBack();
    await expect(page.getByRole('main').getByText(say.failed(say.addressBook))).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('button', { name: say.makeMain(office.label) })).toBeVisible({
      timeout: 2_000,
    });
  });

  test(`a rejection without a session leads to the login; other rejections show the server's message (${locale}) [ERR-02] [ERR-04]`, async ({
    page,
    visit,
    buyer,
    context,
  }) => {
    const { data: added } = await buyer.api(addressEndpoints.add, { body: office });
    await visit(linkTo('storefront.addressBook'), locale);
    await buyer.api(addressEndpoints.remove, { params: { id: String(added.id) } });
    const refused = page.waitForResponse(callsOf(addressEndpoints.setDefault));
    await page.getByRole('button', { name: say.makeMain(office.label) }).click();
    const { message } = await (await refused).json();
    await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible();
    // What is not there any more is not shown any more.
    await expect(page.getByRole('button', { name: say.makeMain(office.label) })).toHaveCount(0);

    const id = await beginToBuy(buyer, await loadProduct(buyer.api, cloth));
    await visit(linkTo('storefront.checkout', { id }), locale);
    await context.clearCookies({ name: (await carriedToken(context))?.name ?? '' });
    await page.getByRole('radio', { name: /^(Reguler|Regular)/ }).click({ force: true });
    await expect(page.getByText(say.logInFirst)).toBeVisible();
    await expect(page).toHaveURL(
      inLocale(linkTo('auth.login', { next: linkTo('storefront.checkout', { id }) }), locale),
    );
  });
}

test('an invalid response shows its status; one that never comes shows a timeout [ERR-03]', async ({
  page,
  visit,
  buyer,
  mishaps,
}) => {
  mishaps.expect(/status of 502/);
  const say = tradeMessages.id;
  await buyer.api(addressEndpoints.add, { body: office });
  await visit(linkTo('storefront.addressBook'));
  await page.route(callsOf(addressEndpoints.setDefault), (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }),
  );
  await page.getByRole('button', { name: say.makeMain(office.label) }).click();
  await expect(page.getByText('Permintaan gagal dengan kode status 502')).toBeVisible();
  await page.unroute(callsOf(addressEndpoints.setDefault));
  await page.getByRole('button', { name: say.makeMain(office.label) }).click();
  await expect(page.getByRole('button', { name: say.makeMain('Rumah') })).toBeVisible();
});

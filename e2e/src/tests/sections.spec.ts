import { type Endpoint, homeEndpoints, inLocale, locales, productEndpoints } from '@pasar/contract';
import { linkTo } from '../fixtures/link-to.ts';
import { messages } from '../fixtures/messages.ts';
import { expect, test } from '../fixtures/test.ts';
import { tradeMessages } from '../fixtures/trade-messages.ts';

/** Each call that a section depends on, with the name of the section. */
const sections: { path: string; call: Endpoint; name: { id: string; en: string } }[] = [
  { path: linkTo('storefront.home'), call: homeEndpoints.promos, name: { id: 'Promo', en: 'Promos' } },
  {
    path: linkTo('storefront.home'),
    call: homeEndpoints.trendingCategories,
    name: { id: 'Kategori', en: 'Categories' },
  },
  {
    path: linkTo('storefront.home'),
    call: homeEndpoints.recommendations,
    name: { id: 'Rekomendasi', en: 'Recommendations' },
  },
  {
    path: linkTo('storefront.search', { search: 'kopi' }),
    call: productEndpoints.categoryTree,
    name: { id: 'Kategori', en: 'Categories' },
  },
  {
    path: linkTo('storefront.search', { search: 'kopi' }),
    call: productEndpoints.list,
    name: { id: 'Daftar produk', en: 'Product list' },
  },
];

for (const locale of locales) {
  const say = { ...tradeMessages[locale], ...messages[locale] };
  const terms = { id: 'Syarat dan ketentuan', en: 'Terms and conditions' }[locale];

  test(`whatever call is lost, its section alone shows that and comes with the next try (${locale}) [ERR-01] [SEARCH-01] [HOME-01] @slow`, async ({
    page,
    visit,
    mishaps,
  }) => {
    mishaps.expect(/ERR_CONNECTION_FAILED/);
    const main = page.getByRole('main');
    for (const { path, call, name } of sections) {
      await test.step(`${call.path} at ${path}`, async () => {
        await visit(path, locale);
        // By keyboard: a list grows while one scrolls past it, and a pointer may miss what moves.
        await page.getByRole('contentinfo').getByRole('link', { name: terms }).press('Enter');
        await expect(page).toHaveURL(inLocale(linkTo('auth.terms'), locale));
        const lost = (url: URL) => url.pathname === `/api${call.path}`;
        await page.route(lost, (route) => route.abort('connectionfailed'));
        await page.goBack();
        const told = say.failed(name[locale]);
        await expect(main.getByText(told)).toBeVisible();
        await expect(page.getByRole('region', { name: /^(Pemberitahuan|Messages)$/ })).toContainText(told);
        await expect(page.getByRole('banner').getByRole('combobox')).toBeEnabled();
        await page.unroute(lost);
        const again = main
          .getByRole('link', { name: say.retry })
          .or(main.getByRole('button', { name: say.retry }));
        await again.first().click();
        await expect(main.getByText(told)).toHaveCount(0);
        await expect(main.getByRole('article').first()).toBeVisible();
      });
    }
  });

  test(`with the whole API lost one notice reports it for the page, and each section for itself in its place (${locale}) [ERR-01] [R17]`, async ({
    page,
    visit,
    mishaps,
  }) => {
    mishaps.expect(/ERR_CONNECTION_FAILED/);
    const main = page.getByRole('main');
    const notices = page.getByRole('region', { name: /^(Pemberitahuan|Messages)$/ });
    await visit(linkTo('storefront.home'), locale);
    await page.getByRole('contentinfo').getByRole('link', { name: terms }).click();
    await expect(page).toHaveURL(inLocale(linkTo('auth.terms'), locale));
    await page.route('**/api/**', (route) => route.abort('connectionfailed'));
    await page.goBack();
    const lost = sections
      .filter(({ path }) => path === linkTo('storefront.home'))
      .map(({ name }) => name[locale]);
    for (const name of lost) await expect(main.getByText(say.failed(name))).toBeVisible();
    // As many notices as there are buttons that put one away.
    await expect(notices.getByRole('button')).toHaveCount(1);
    for (const name of lost) await expect(notices).toContainText(name);
    await expect(notices).toContainText(say.failed('').trim());
  });

  test(`categories that fail to load are reported as a section, and come with the next try (${locale}) [ERR-01] [HEAD-01]`, async ({
    page,
    visit,
    mishaps,
  }) => {
    mishaps.expect(/ERR_CONNECTION_FAILED/);
    const name = { id: 'Kategori', en: 'Categories' }[locale];
    await visit(linkTo('auth.terms'), locale);
    await page.route('**/api/header/megamenu*', (route) => route.abort('connectionfailed'));
    await page.getByRole('banner').getByRole('button', { name }).click();
    const panel = page.getByRole('navigation', { name });
    await expect(panel.getByText(say.failed(name))).toBeVisible();
    await expect(page.getByRole('region', { name: /^(Pemberitahuan|Messages)$/ })).toContainText(
      say.failed(name),
    );
    await page.unroute('**/api/header/megamenu*');
    await panel.getByRole('button', { name: say.retry }).click();
    await expect(panel.getByText(say.failed(name))).toHaveCount(0);
    await expect(panel.getByRole('button', { name: 'Fashion' })).toBeVisible();
  });
}

import { linkTo } from '../fixtures/link-to.ts';
import { messages } from '../fixtures/messages.ts';
import { expect, test, untilAlive } from '../fixtures/test.ts';

test('a page can be opened in a new tab as well as followed', async ({ page, visit, context }) => {
  await visit(linkTo('storefront.home'));
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    page
      .getByRole('region', { name: messages.id.forYou })
      .getByRole('article')
      .first()
      .getByRole('link')
      .first()
      .click({ modifiers: ['Control'] }),
  ]);
  await untilAlive(tab);
  await expect(tab).toHaveURL(/\/p\//);
});

test('all categories are one tap away on a phone, and lead to their products @phone', async ({
  page,
  visit,
}) => {
  await visit(linkTo('storefront.home'), 'en');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Categories' }).tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All categories');
  await page.getByRole('main').getByRole('link', { name: 'Fashion', exact: true }).tap();
  await expect(page).toHaveURL(`/en${linkTo('storefront.category', { slug: 'fashion' })}`);
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('beside a form the footer keeps help alone, elsewhere all of it', async ({ page, visit }) => {
  const footer = page.getByRole('contentinfo');
  await visit(linkTo('auth.login'));
  await expect(footer.getByRole('link', { name: 'Pusat bantuan' })).toBeVisible();
  await expect(footer.getByRole('link', { name: 'Flash sale' })).toBeHidden();
  await visit(linkTo('storefront.home'));
  await expect(footer.getByRole('link', { name: 'Flash sale' })).toBeVisible();
});

import type { Locator, Page } from 'playwright/test';
import { payButton } from '../fixtures/checkout-page.ts';
import { linkTo } from '../fixtures/link-to.ts';
import { cloth, loadProduct } from '../fixtures/products.ts';
import { expect, test } from '../fixtures/test.ts';
import { tradeMessages } from '../fixtures/trade-messages.ts';

const say = tradeMessages.id;
const mostSteps = 120;

const hasFocus = (target: Locator) => target.evaluate((node) => node === document.activeElement);

/** Whether what has the focus can be seen: nothing that sticks to the screen lies over it (quality A8). */
const isInSight = (target: Locator) =>
  target.evaluate((node) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    const place = node.closest('label') ?? node.parentElement ?? node;
    return top !== null && (place.contains(top) || top.contains(node));
  });

/** Steps on with Tab until the target has the focus, and sees it there. */
const stepTo = async (page: Page, target: Locator) => {
  await expect(target).toBeVisible();
  for (let step = 0; step < mostSteps; step += 1) {
    await page.keyboard.press('Tab');
    if (await hasFocus(target)) {
      expect(await isInSight(target)).toBe(true);
      return;
    }
  }
  throw new Error(`${target} was not reached in ${mostSteps} steps`);
};

test('from the home page to the payment with keys alone [A3] [A8] [A15] @desktop @slow', async ({
  page,
  visit,
  buyer,
}) => {
  const good = await loadProduct(buyer.api, cloth);
  const heading = page.getByRole('heading', { level: 1 });
  const main = page.getByRole('main');
  await visit(linkTo('storefront.home'));
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Lompat ke isi' })).toBeFocused();
  await stepTo(page, page.getByRole('combobox', { name: 'Cari' }));
  await page.keyboard.type(good.name);
  await page.keyboard.press('Enter');
  await expect(heading).toContainText(good.name);
  await stepTo(page, main.getByRole('link', { name: good.name }).first());
  await page.keyboard.press('Enter');
  await expect(heading).toHaveText(good.name);
  await expect(heading).toBeFocused();
  await stepTo(page, main.getByRole('button', { name: say.addToCart }));
  await page.keyboard.press('Enter');
  await stepTo(page, main.getByRole('link', { name: say.toCart }));
  await page.keyboard.press('Enter');
  await expect(heading).toHaveText(say.cart);
  await stepTo(page, main.getByRole('button', { name: say.toCheckout }));
  await page.keyboard.press('Enter');
  await expect(heading).toHaveText(say.checkout);
  await stepTo(page, main.getByRole('radio', { name: say.bca }));
  await page.keyboard.press('Space');
  await stepTo(page, payButton(page, say));
  await page.keyboard.press('Enter');
  await expect(heading).toHaveText(say.finishPaying);
});

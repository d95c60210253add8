import { inLocale } from '@pasar/contract';
import { carryToken } from '../fixtures/accounts.ts';
import { linkTo } from '../fixtures/link-to.ts';
import { cloth } from '../fixtures/products.ts';
import { readLayout, styledLayouts } from '../fixtures/read-layout.ts';
import { expect, test } from '../fixtures/test.ts';

const pages = {
  visitor: [
    linkTo('storefront.home'),
    linkTo('storefront.search', { search: 'batik' }),
    linkTo('storefront.product', { slug: cloth }),
    linkTo('storefront.store', { slug: 'rumah-kawung' }),
    linkTo('storefront.brands'),
    linkTo('storefront.flashSale'),
    linkTo('auth.login'),
  ],
  seller: [
    linkTo('storefront.cart'),
    linkTo('buyer.orders'),
    linkTo('seller.summary'),
    linkTo('seller.products'),
  ],
};

/** A window is an integer of the screen's points wide: at 125 % 1153 of them are 922.4 px. */
const widthsAt = (zoom: number) => {
  const first = Math.floor(922 * zoom);
  const points = Array.from({ length: Math.ceil(923 * zoom) - first + 1 }, (_, more) => first + more);
  const [phone = 0, ...wider] = points.map((point) => point / zoom);
  return { phone, between: wider.slice(0, -1), desktop: wider.at(-1) ?? 0 };
};

for (const zoom of [1.1, 1.25])
  test(`at a zoom of ${zoom} every width between the phone and the desktop has exactly one layout [A5] @desktop @slow`, async ({
    browser,
    launchOptions,
    baseURL,
    seller,
  }) => {
    test.setTimeout(180_000);
    const { phone, between, desktop } = widthsAt(zoom);
    expect(between.every((width) => width > 922 && width < 923)).toBe(true);
    const own = await browser.browserType().launch({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), `--force-device-scale-factor=${zoom}`],
    });
    const context = await own.newContext({
      ...{ baseURL, viewport: null, reducedMotion: 'reduce' },
      // Documents are changed on their way, and what a worker requests cannot be.
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    // A window cannot have such a width, a frame can; pages otherwise cannot be framed.
    await context.route('**/*', async (route) => {
      if (route.request().resourceType() !== 'document') return route.continue();
      const { pathname } = new URL(route.request().url());
      if (pathname === '/frame')
        return route.fulfill({ contentType: 'text/html', body: '<iframe></iframe>' });
      const answer = await route.fetch();
      const { 'content-security-policy': _, 'x-frame-options': __, ...headers } = answer.headers();
      return route.fulfill({ response: answer, headers });
    });
    await page.goto('/frame');
    const [, frame] = page.frames();
    if (!frame) throw new Error('no frame');
    const resize = (width: number) =>
      page.locator('iframe').evaluate((element, px) => {
        element.style.cssText = `border:0;height:700px;width:${px}px`;
      }, width);

    for (const [who, paths] of Object.entries(pages)) {
      if (who === 'seller') await carryToken(context, seller.token, baseURL);
      for (const path of paths.map((one) => inLocale(one, 'id'))) {
        await test.step(`${who} at ${path}`, async () => {
          await resize(desktop);
          await frame.goto(path);
          await expect(frame.getByRole('banner')).toHaveAttribute('data-hydrated', 'true');
          expect(await styledLayouts(frame)).toEqual(['desktop']);
          // Parts may still be loading between the two checks.
          for (const width of between)
            await expect(async () => {
              await resize(desktop);
              const wide = await readLayout(frame);
              await resize(width);
              expect(await styledLayouts(frame), `${width} px`).toEqual(['desktop']);
              expect({ ...wide, ...(await readLayout(frame)) }, `${width} px`).toMatchObject(wide);
            }).toPass({ timeout: 20_000 });
          await resize(desktop);
          const wide = await readLayout(frame);
          await resize(phone);
          expect(await styledLayouts(frame)).toEqual(['phone']);
          expect(await readLayout(frame)).not.toMatchObject(wide);
        });
      }
    }
    await own.close();
  });

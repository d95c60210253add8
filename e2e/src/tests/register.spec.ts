import { inLocale, locales } from '@pasar/contract';
import { newEmail } from '../fixtures/accounts.ts';
import { linkTo } from '../fixtures/link-to.ts';
import { enterCode, expectVisitor, logIn, logOut } from '../fixtures/log-in.ts';
import { codeFor } from '../fixtures/mailbox.ts';
import { messages } from '../fixtures/messages.ts';
import { expect, test } from '../fixtures/test.ts';

for (const locale of locales) {
  const say = messages[locale];

  test(`a new user registers, buys at once, and comes back (${locale}) [AUTH-13] [AUTH-15] [AUTH-02] [AUTH-03] [AUTH-25] @slow`, async ({
    page,
    visit,
    request,
  }) => {
    const email = newEmail();
    const password = 'kopi tubruk 1';

    await test.step('registers with e-mail and password', async () => {
      await visit(linkTo('auth.register'), locale);
      const form = page.getByRole('main');
      await form.getByLabel(say.email, { exact: true }).fill(email);
      await form.getByLabel(say.password, { exact: true }).fill(password);
      await form.getByLabel(say.confirmation).fill(password);
      await form.getByRole('button', { name: say.register, exact: true }).click();
      await expect(page).toHaveURL(
        inLocale(linkTo('auth.verification', { email, to: 'auth-setup' }), locale),
      );
    });

    await test.step('enters the code from the mail; the first box is ready by itself', async () => {
      await expect(page.getByLabel(say.box(1))).toBeFocused();
      await enterCode(page, await codeFor(request, email), locale);
      await expect(page).toHaveURL(inLocale(linkTo('auth.setup'), locale));
      await expect(page.getByRole('main').getByLabel(say.email, { exact: true })).toHaveValue(email);
    });

    await test.step('wants to shop, and may', async () => {
      await page.getByRole('button', { name: say.skipOnboarding }).click();
      await expect(page).toHaveURL(inLocale(linkTo('storefront.home'), locale));
    });

    await test.step('logs out, and in again: home at once, and welcomed', async () => {
      await logOut(page, locale);
      await expectVisitor(page, { locale });
      await visit(linkTo('auth.login'), locale);
      await logIn(page, { email, password }, { locale });
      await expect(page.getByText(say.loggedIn)).toBeVisible();
      await expect(page).toHaveURL(inLocale(linkTo('storefront.home'), locale));
    });
  });
}

test('a login before the address was verified leads to the boxes with a code [AUTH-13] @desktop', async ({
  page,
  visit,
  request,
}) => {
  const email = newEmail();
  const password = 'kopi tubruk';
  await request.post('/api/auth/register', {
    data: { email, password, password_confirmation: password },
  });
  await visit(linkTo('auth.login', { next: linkTo('buyer.bio') }));
  await logIn(page, { email, password });
  await enterCode(page, await codeFor(request, email));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages.id.setupStore);
  await page.getByRole('button', { name: messages.id.skipOnboarding }).click();
  await expect(page).toHaveURL(linkTo('buyer.bio'));
});

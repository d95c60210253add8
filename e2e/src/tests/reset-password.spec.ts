import { inLocale, locales } from '@pasar/contract';
import { seededBuyer } from '../fixtures/accounts.ts';
import { linkTo } from '../fixtures/link-to.ts';
import { enterCode, expectVisitor, logIn } from '../fixtures/log-in.ts';
import { codeFor } from '../fixtures/mailbox.ts';
import { messages } from '../fixtures/messages.ts';
import { expect, test } from '../fixtures/test.ts';

/** Somebody else in each run of this journey: an address gets one code a minute. */
const buyers = {
  desktop: { id: 'Bagus Setiawan', en: 'Dewi Lestari' },
  phone: { id: 'Rizky Ramadhan', en: 'Siti Aminah' },
};

for (const locale of locales) {
  const say = messages[locale];

  test(`a forgotten password is replaced (${locale}) [AUTH-14] [AUTH-16] [AUTH-17] [AUTH-18] [S2] @slow`, async ({
    page,
    visit,
    request,
    isMobile,
  }) => {
    const email = seededBuyer(buyers[isMobile ? 'phone' : 'desktop'][locale]);
    const password = 'teh melati 2';

    await test.step('asks for a code', async () => {
      await visit(linkTo('auth.login'), locale);
      await page.getByRole('main').getByRole('link', { name: say.forgot }).click();
      await expect(page).toHaveURL(inLocale(linkTo('auth.forgetPassword'), locale));
      await page.getByRole('main').getByLabel(say.email, { exact: true }).fill(email);
      await page.getByRole('button', { name: say.sendCode }).click();
      await expect(page).toHaveURL(
        inLocale(linkTo('auth.verification', { email, to: 'reset-password' }), locale),
      );
    });

    await test.step('sets a new password with it', async () => {
      await enterCode(page, await codeFor(request, email), locale);
      await expect(page).toHaveURL(inLocale(linkTo('auth.resetPassword'), locale));
      await page.getByLabel(say.newPassword, { exact: true }).fill(password);
      await page.getByLabel(say.confirmation).fill(password);
      await page.getByRole('button', { name: say.save }).click();
      await expect(page).toHaveURL(inLocale(linkTo('auth.login'), locale));
      await expectVisitor(page, { locale });
    });

    await test.step('cannot use the code again, and logs in with the new password', async () => {
      const again = await request.post('/api/sauth/newpassword', {
        data: { password, password_confirmation: password },
      });
      expect(again.status()).toBe(401);
      await logIn(page, { email, password }, { locale });
      await expect(page.getByText(say.loggedIn)).toBeVisible();
      await expect(page).toHaveURL(inLocale(linkTo('storefront.home'), locale));
    });
  });
}

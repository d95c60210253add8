import { inLocale, type Locale } from '@pasar/contract';
import type { Page } from 'playwright/test';
import { newEmail } from '../fixtures/accounts.ts';
import { linkTo } from '../fixtures/link-to.ts';
import { expectVisitor, logOut } from '../fixtures/log-in.ts';
import { codeFor } from '../fixtures/mailbox.ts';
import { messages } from '../fixtures/messages.ts';
import { expect, test } from '../fixtures/test.ts';

/** A login speaks of `USER` (SPEC 8), every other form of the network. */
const cutOff = { id: /Jaringan terputus|^Akun gagal terhubung/, en: /Network Error|^USER Error/ };

const wait = {
  id: /Kode baru bisa diminta dalam \d+ detik\.$/,
  en: /You can ask for a new code in \d+ seconds\.$/,
};

/** Presses a button without a connection, expects an error without lost input, and presses again with one. */
const pressTwice = async (page: Page, locale: Locale, name: string, typed: () => Promise<string[]>) => {
  const before = await typed();
  const button = page.getByRole('main').getByRole('button', { name, exact: true });
  await page.context().setOffline(true);
  await button.click();
  await expect(page.getByText(cutOff[locale]).first()).toBeVisible();
  expect(await typed()).toEqual(before);
  await page.context().setOffline(false);
  await button.click();
};

for (const [locale, place] of [
  ['id', '@phone'],
  ['en', '@desktop'],
] as const) {
  const say = messages[locale];

  test(`each step of the way in survives a lost connection (${locale}) [R17] [A34] [ERR-03] [AUTH-13] [AUTH-14] [AUTH-16] ${place} @slow`, async ({
    page,
    visit,
    request,
    mishaps,
  }) => {
    mishaps.expect(/ERR_INTERNET_DISCONNECTED/);
    const email = newEmail();
    const main = page.getByRole('main');
    const typed = async () =>
      main
        .locator('input:not([type=checkbox])')
        .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));

    await test.step('registering', async () => {
      await visit(linkTo('auth.register'), locale);
      await main.getByLabel(say.email, { exact: true }).fill(email);
      await main.getByLabel(say.password, { exact: true }).fill('kopi tubruk 1');
      await main.getByLabel(say.confirmation).fill('kopi tubruk 1');
      await pressTwice(page, locale, say.register, typed);
      await expect(page).toHaveURL(
        inLocale(linkTo('auth.verification', { email, to: 'auth-setup' }), locale),
      );
    });

    await test.step('entering the code', async () => {
      const code = await codeFor(request, email);
      await page.getByLabel(say.box(1)).click();
      await page.keyboard.type(code);
      await pressTwice(page, locale, say.verify, typed);
      await expect(page).toHaveURL(inLocale(linkTo('auth.setup'), locale));
    });

    await test.step('logging in', async () => {
      await visit(linkTo('storefront.home'), locale);
      await logOut(page, locale);
      await visit(linkTo('auth.login'), locale);
      await expectVisitor(page, { locale });
      await main.getByLabel(say.email, { exact: true }).fill(email);
      await main.getByLabel(say.password, { exact: true }).fill('kopi tubruk 1');
      await pressTwice(page, locale, say.logIn, typed);
      await expect(page).toHaveURL(inLocale(linkTo('auth.setup'), locale));
    });

    await test.step('asking for a code to reset the password, too soon after the last one: the page says when', async () => {
      await logOut(page, locale);
      await visit(linkTo('auth.forgetPassword'), locale);
      await main.getByLabel(say.email, { exact: true }).fill(email);
      await pressTwice(page, locale, say.sendCode, typed);
      await expect(main.getByText(wait[locale])).toBeVisible();
    });
  });
}

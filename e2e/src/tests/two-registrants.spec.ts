import { inLocale } from '@pasar/contract';
import type { APIRequestContext } from 'playwright/test';
import { newEmail } from '../fixtures/accounts.ts';
import { linkTo } from '../fixtures/link-to.ts';
import { enterCode, logIn } from '../fixtures/log-in.ts';
import { codeFor } from '../fixtures/mailbox.ts';
import { messages } from '../fixtures/messages.ts';
import { expect, test } from '../fixtures/test.ts';

const own = 'kopi tubruk 1';
const strangers = 'rahasia maling';

const cooling = {
  id: /^Kode sebelumnya masih berlaku\. Kode baru dalam \d+ detik\.$/,
  en: /^The earlier code still works\. New code in \d+ seconds\.$/,
};

const register = async (request: APIRequestContext, email: string, password: string) => {
  const data = { email, password, password_confirmation: password };
  expect((await request.post('/api/auth/register', { data })).status()).toBe(200);
};
const logInStatus = async (request: APIRequestContext, email: string, password: string) =>
  (await request.post('/api/auth/login', { data: { email, password } })).status();

test('whoever registered the address before decides nothing: the own password takes effect [AUTH-13] [W56]', async ({
  page,
  visit,
  request,
  isMobile,
}) => {
  const locale = isMobile ? 'id' : 'en';
  const say = messages[locale];
  const email = newEmail();
  await register(request, email, strangers);

  await visit(linkTo('auth.register'), locale);
  const form = page.getByRole('main');
  await form.getByLabel(say.email, { exact: true }).fill(email);
  await form.getByLabel(say.password, { exact: true }).fill(own);
  await form.getByLabel(say.confirmation).fill(own);
  await form.getByRole('button', { name: say.register, exact: true }).click();
  await expect(page).toHaveURL(inLocale(linkTo('auth.verification', { email, to: 'auth-setup' }), locale));
  await expect(form.getByText(cooling[locale])).toBeVisible();

  await enterCode(page, await codeFor(request, email), locale);
  await expect(page).toHaveURL(inLocale(linkTo('auth.setup'), locale));
  expect(await logInStatus(request, email, own)).toBe(200);
  expect(await logInStatus(request, email, strangers)).toBe(401);
});

test("where the password's owner is unproven, the account requires a new one [AUTH-13] [W56]", async ({
  page,
  visit,
  request,
  playwright,
  baseURL,
  isMobile,
}) => {
  const locale = isMobile ? 'id' : 'en';
  const say = messages[locale];
  const email = newEmail();
  const elsewhere = await playwright.request.newContext({ baseURL });
  await register(elsewhere, email, own);
  await register(request, email, strangers);
  await elsewhere.dispose();

  await visit(linkTo('auth.verification', { email, to: 'auth-setup' }), locale);
  await enterCode(page, await codeFor(request, email), locale);
  await expect(page).toHaveURL(inLocale(linkTo('auth.resetPassword'), locale));
  await page.getByLabel(say.newPassword, { exact: true }).fill(own);
  await page.getByLabel(say.confirmation).fill(own);
  await page.getByRole('button', { name: say.save }).click();
  await expect(page).toHaveURL(inLocale(linkTo('auth.login'), locale));
  await logIn(page, { email, password: own }, { locale });
  await expect(page).toHaveURL(inLocale(linkTo('auth.setup'), locale));
  expect(await logInStatus(request, email, strangers)).toBe(401);
});

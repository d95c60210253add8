import { inLocale, locales, paths } from '@pasar/contract';
import { codeFor } from '../fixtures/mailbox.ts';
import { expect, test } from '../fixtures/test.ts';
import { enterCode, logIn } from '../fixtures/way-in.ts';
import { words } from '../fixtures/words.ts';

for (const locale of locales) {
  const say = words[locale];

  test(`a forgotten password is replaced (${locale}) [AUTH-14] [AUTH-16] [AUTH-17] [AUTH-18] [S2]`, async ({
    page,
    visit,
    request,
    member: { email, password, token },
    context,
  }) => {
    await context.clearCookies();
    const letters = 1;
    await visit(paths.login(), locale);
    await page.getByRole('link', { name: say.forgot }).click();
    await page.getByRole('main').getByLabel(say.email, { exact: true }).fill(email);
    await page.getByRole('button', { name: say.sendCode }).click();
    await expect(page).toHaveURL(inLocale(paths.verification({ email, to: 'reset-password' }), locale));
    await enterCode(page, await codeFor(request, email, letters), locale);

    await expect(page).toHaveURL(inLocale(paths.resetPassword(), locale));
    const fresh = 'teh melati 2';
    await page.getByLabel(say.newPassword, { exact: true }).fill(fresh);
    await page.getByLabel(say.confirmation).fill(fresh);
    await page.getByRole('button', { name: say.save }).click();
    await expect(page).toHaveURL(inLocale(paths.login(), locale));

    await logIn(page, { email, password }, { locale });
    await expect(page.getByRole('alert').filter({ hasText: say.wrongLogin })).toBeVisible();
    await page.getByRole('main').getByLabel(say.password, { exact: true }).fill('');
    await logIn(page, { email, password: fresh }, { locale });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.welcome);

    const old = await request.get('/api/auth/session', { headers: { authorization: `Bearer ${token}` } });
    expect(old.status()).toBe(401);
  });
}

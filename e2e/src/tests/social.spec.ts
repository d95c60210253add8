import { inLocale } from '@pasar/contract';
import type { Page } from 'playwright/test';
import { newEmail } from '../fixtures/accounts.ts';
import { linkTo } from '../fixtures/link-to.ts';
import { expectVisitor, logOut } from '../fixtures/log-in.ts';
import { messages } from '../fixtures/messages.ts';
import { onboardingMessages } from '../fixtures/onboarding-messages.ts';
import { expect, test } from '../fixtures/test.ts';

type Provider = 'google' | 'facebook';

const leaveFor = async (page: Page, provider: Provider, locale: 'id' | 'en') => {
  await page.getByRole('button', { name: onboardingMessages[locale].social[provider] }).click();
  await expect(page).toHaveURL(new RegExp(`/dev/oidc/${provider}/interaction/`));
};

const vouch = async (page: Page, email: string, locale: 'id' | 'en', verified = true) => {
  const say = onboardingMessages[locale];
  await page.locator('input[type=email]').fill(email);
  await page.getByLabel(say.verified).setChecked(verified);
  await page.getByRole('button', { name: say.goOn }).click();
};

for (const provider of ['google', 'facebook'] as const) {
  test(`${provider} signs a user in: first to the setup, later home [AUTH-01] [AUTH-02] [AUTH-03] [AUTH-09] [AUTH-10] [S1] @slow`, async ({
    page,
    visit,
    isMobile,
  }) => {
    const locale = isMobile ? 'id' : 'en';
    const email = newEmail();
    await visit(linkTo('auth.login'), locale);
    await leaveFor(page, provider, locale);
    await vouch(page, email, locale);
    await expect(page).toHaveURL(inLocale(linkTo('auth.setup'), locale));
    expect(page.url()).not.toContain('id_token');
    await page.getByRole('button', { name: messages[locale].skipOnboarding }).click();
    await expect(page).toHaveURL(inLocale(linkTo('storefront.home'), locale));

    await logOut(page, locale);
    await visit(linkTo('auth.login', { next: linkTo('buyer.bio') }), locale);
    await leaveFor(page, provider, locale);
    await vouch(page, email, locale);
    await expect(page.getByText(messages[locale].loggedIn)).toBeVisible();
    await expect(page).toHaveURL(inLocale(linkTo('buyer.bio'), locale));
  });
}

test('a user who cancels, or has no verified address, gets the reason and stays a visitor [AUTH-11] [S1] @slow', async ({
  page,
  visit,
  isMobile,
}) => {
  const locale = isMobile ? 'id' : 'en';
  const say = onboardingMessages[locale];
  const cancel = () => page.getByRole('button', { name: say.cancel, exact: true }).click();
  await visit(linkTo('auth.login'), locale);
  await leaveFor(page, 'google', locale);
  await cancel();
  await expect(page.getByText(say.googleCanceled)).toBeVisible();
  await expect(page).toHaveURL(inLocale(linkTo('auth.login'), locale));
  await leaveFor(page, 'facebook', locale);
  await cancel();
  await expect(page.getByText(say.facebookCanceled)).toBeVisible();
  await leaveFor(page, 'google', locale);
  await vouch(page, newEmail(), locale, false);
  await expect(page.getByText(say.unverified).first()).toBeVisible();
  await expectVisitor(page, { locale });
});

test('a response that this tab never requested is not trusted [S1] @desktop', async ({ page, visit }) => {
  let calls = 0;
  page.on('request', (request) => {
    if (/\/api\/auth\/(google|facebook)$/.test(request.url())) calls += 1;
  });
  await visit(`${linkTo('auth.socialReturn')}#id_token=a.b.c&state=stranger`);
  await expect(page.getByText(onboardingMessages.id.unproven)).toBeVisible();
  await expect(page).toHaveURL(linkTo('auth.login'));
  expect(calls).toBe(0);
});

import { inLocale } from '@pasar/contract';
import { carryToken } from '../fixtures/accounts.ts';
import { linkTo } from '../fixtures/link-to.ts';
import { logIn } from '../fixtures/log-in.ts';
import { messages } from '../fixtures/messages.ts';
import { createOnboardingSteps } from '../fixtures/onboarding-steps.ts';
import { expect, test, untilAlive } from '../fixtures/test.ts';

test('a company registers as a merchant, step by step [SETUP-01] [SETUP-02] [SETUP-03] [SETUP-04] [SETUP-06] [SETUP-08] [SETUP-10] [SETUP-16] [SETUP-18] [SETUP-20] [AUTH-24] @slow', async ({
  page,
  visit,
  member,
  isMobile,
}) => {
  const locale = isMobile ? 'id' : 'en';
  const setup = createOnboardingSteps(page, locale);
  const { say, main } = setup;
  const storeName = `Kios ${member.email.slice(6, 14)}`;

  await test.step('comes from "become a seller"', async () => {
    await visit(linkTo('auth.becomeSeller'), locale);
    await main.getByRole('link', { name: say.openStore }).click();
    await expect(page).toHaveURL(inLocale(linkTo('auth.setup'), locale));
    await expect(main.getByLabel(messages[locale].email, { exact: true })).toHaveValue(member.email);
    await expect(main.getByLabel(messages[locale].email, { exact: true })).not.toBeEditable();
  });

  await test.step('personal data; the username is found free', async () => {
    await setup.personal('company');
    await expect(main.getByText(say.available).first()).toBeVisible();
    await setup.next();
    await expect(page.getByText(say.saved).first()).toBeVisible();
    await setup.title(say.tabs.company);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await expect(main.getByLabel(say.companyName)).toBeFocused();
  });

  await test.step('the company: another type of file is refused, four documents are taken', async () => {
    const npwp = main.locator('input[name=upload_npwp]');
    await npwp.setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1') });
    await expect(main.getByText(say.wrongType).first()).toBeVisible();
    await setup.company(4);
    await setup.next();
    await setup.title(say.tabs.store);
  });

  await test.step('Back shows what was saved, documents too, on the page and in the browser', async () => {
    await setup.back();
    await setup.title(say.tabs.company);
    await expect(main.getByLabel(say.companyName)).toHaveValue('CV Ratna Jaya');
    await expect(main.getByRole('button', { name: say.removePhoto })).toHaveCount(4);
    await setup.next();
    await setup.title(say.tabs.store);
    await page.goBack();
    await setup.title(say.tabs.company);
    await page.goForward();
    await setup.title(say.tabs.store);
  });

  await test.step('store, region and bank', async () => {
    await setup.store(storeName);
    await setup.next();
    await setup.title(say.tabs.location);
    await setup.region();
    await setup.next();
    await setup.title(say.tabs.bank);
    await setup.bank();
    await expect(main.getByRole('checkbox')).toHaveCount(0);
    await setup.done();
    await expect(main.getByText(say.waiting)).toBeVisible();
  });

  await test.step('OK ends the session; the next login goes home', async () => {
    await main.getByRole('link', { name: 'OK' }).click();
    await expect(page).toHaveURL(inLocale(linkTo('auth.login'), locale));
    expect(await page.evaluate(() => localStorage.getItem('pasar.user'))).toBeNull();
    await logIn(page, member, { locale });
    await expect(page.getByText(messages[locale].loggedIn)).toBeVisible();
    await expect(page).toHaveURL(inLocale(linkTo('storefront.home'), locale));
  });
});

test('a single merchant continues after reloads, lost connections and on another device [SETUP-02] [SETUP-05] [SETUP-13] [VALID-11] [A34] @slow', async ({
  page,
  visit,
  member,
  browser,
  baseURL,
  mishaps,
}) => {
  mishaps.expect(/ERR_FAILED|ERR_INTERNET_DISCONNECTED/);
  const setup = createOnboardingSteps(page, 'id');
  const { say, main } = setup;
  const cut = () => page.route('**/api/auth/information/*', (route) => route.abort());
  const mend = () => page.unroute('**/api/auth/information/*');

  await test.step('nothing filled in: the first field alone says so', async () => {
    await visit(linkTo('auth.setup'));
    await setup.next();
    await expect(main.getByText(say.required)).toHaveCount(1);
    await expect(main.getByLabel(say.username, { exact: true })).toBeFocused();
  });

  await test.step('a save that did not arrive stays, and so does the input after a reload', async () => {
    await setup.personal('personal');
    await cut();
    await setup.next();
    await expect(page.getByRole('alert').filter({ hasText: /\S/ }).first()).toBeVisible();
    await setup.title(say.tabs.personal);
    await mend();
    await page.reload();
    await untilAlive(page);
    await expect(main.getByLabel(say.fullname)).toHaveValue('Ratna Wulandari');
    await expect(main.getByRole('radio', { name: say.personal })).toBeChecked();
    await setup.next();
    // From 1 to 3: a single user has no company.
    await setup.title(say.tabs.store);
  });

  await test.step('another device goes on at the first step that is not saved', async () => {
    const context = await browser.newContext({ baseURL: baseURL ?? '' });
    await carryToken(context, member.token, baseURL);
    const other = await context.newPage();
    await other.goto(inLocale(linkTo('auth.setup'), 'en'));
    await untilAlive(other);
    const there = createOnboardingSteps(other, 'en');
    await there.title(there.say.tabs.store);
    await there.store(`Kios ${member.email.slice(6, 14)}`);
    await there.next();
    await there.title(there.say.tabs.location);
    await context.close();
  });

  await test.step('the first tab, left behind, saves its own step and goes on', async () => {
    await setup.store(`Kios ${member.email.slice(6, 14)}`);
    await setup.next();
    await setup.title(say.tabs.location);
    await setup.region();
    const province = main.getByLabel(say.regions[0], { exact: true });
    await province.selectOption({ index: 2 });
    for (const level of say.regions.slice(1))
      await expect(main.getByLabel(level, { exact: true })).toHaveValue('');
    await setup.region();
    await setup.next();
    await setup.title(say.tabs.bank);
  });

  await test.step('the terms are agreed to here; a lost last answer fails the whole and keeps the input', async () => {
    await setup.bank();
    await setup.done();
    await expect(main.getByText(say.terms)).toBeVisible();
    await main.getByRole('checkbox').check();
    await cut();
    await setup.done();
    await expect(main.getByRole('heading', { name: say.failed })).toBeVisible();
    await mend();
    await main.getByRole('button', { name: 'OK' }).click();
    await expect(main.getByLabel(say.rekening)).toHaveValue('1234 5678 90');
    await setup.done();
    await expect(main.getByText(say.waiting)).toBeVisible();
  });
});

import { inLocale } from '@pasar/contract';
import { linkTo } from '../fixtures/link-to.ts';
import { messages } from '../fixtures/messages.ts';
import { createOnboardingSteps } from '../fixtures/onboarding-steps.ts';
import { expect, test } from '../fixtures/test.ts';

test('a buyer completes the setup, alone or as a company [SETUP-07] [SETUP-15] [SETUP-17] [VALID-11] [VALID-12] @slow', async ({
  page,
  visit,
  member,
  isMobile,
}) => {
  const locale = isMobile ? 'id' : 'en';
  const type = isMobile ? 'personal' : 'company';
  const setup = createOnboardingSteps(page, locale);
  const { say, main } = setup;
  expect(member.email).toBeTruthy();

  await test.step('from the offer above step 1', async () => {
    await visit(linkTo('auth.setup'), locale);
    await main.getByRole('link', { name: say.buyerSetup }).click();
    await expect(page).toHaveURL(inLocale(linkTo('auth.buyerSetup'), locale));
    // The seller's first step has the same fields: what is typed there is not typed here.
    await expect(main.getByRole('link', { name: say.buyerSetup })).toBeHidden();
  });

  await test.step('personal data; documents only for a single person, and as they like', async () => {
    await setup.personal(type);
    await expect(main.locator('input[type=file]')).toHaveCount(type === 'personal' ? 3 : 0);
    await setup.next();
    await setup.title(say.address);
  });

  await test.step('the address, with the terms', async () => {
    await setup.fill(say.fullAddress, 'Jalan Braga 10/2, Bandung');
    await setup.region();
    const send = type === 'personal' ? setup.done : setup.next;
    await send();
    await expect(main.getByText(say.terms)).toBeVisible();
    await main.getByRole('checkbox').check();
    await send();
  });

  if (type === 'company')
    await test.step('the company', async () => {
      await setup.title(say.tabs.company);
      await setup.company(1);
      await setup.done();
    });

  await test.step('may shop', async () => {
    await expect(main.getByRole('heading', { name: say.buyerDone })).toBeVisible();
    await expect(main.getByText(say.buyerStart)).toBeVisible();
    await main.getByRole('link', { name: 'OK' }).click();
    await expect(page).toHaveURL(inLocale(linkTo('storefront.home'), locale));
  });

  await test.step('finds the data in the account instead of a second setup', async () => {
    await visit(linkTo('auth.buyerSetup'), locale);
    await expect(page).toHaveURL(inLocale(linkTo('buyer.bio'), locale));
    await expect(page.getByLabel(messages[locale].fullname, { exact: true })).toHaveValue('Ratna Wulandari');
  });
});

test('a last save without a response fails, and its OK leads home [SETUP-07] @desktop', async ({
  page,
  visit,
  member,
  mishaps,
}) => {
  mishaps.expect(/ERR_FAILED/);
  expect(member.email).toBeTruthy();
  const setup = createOnboardingSteps(page, 'en');
  const { say, main } = setup;
  await visit(linkTo('auth.buyerSetup'), 'en');
  await setup.personal('personal');
  await setup.next();
  await setup.title(say.address);
  await setup.fill(say.fullAddress, 'Jalan Braga 10/2, Bandung');
  await setup.region();
  await main.getByRole('checkbox').check();
  await page.route('**/api/auth/information/location', (route) => route.abort());
  await setup.done();
  await expect(main.getByRole('heading', { name: 'Register Failed, please try again' })).toBeVisible();
  await main.getByRole('link', { name: 'OK' }).click();
  await expect(page).toHaveURL(inLocale(linkTo('storefront.home'), 'en'));
});

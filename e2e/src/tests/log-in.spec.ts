import { inLocale, locales } from '@pasar/contract';
import { carriedToken, carryToken, demoBuyer, demoSeller } from '../fixtures/accounts.ts';
import { linkTo } from '../fixtures/link-to.ts';
import { expectVisitor, logIn, logOut } from '../fixtures/log-in.ts';
import { messages } from '../fixtures/messages.ts';
import { expect, test } from '../fixtures/test.ts';

const day = 86_400;

for (const locale of locales) {
  const say = messages[locale];

  test(`a wrong password is named, and nothing typed is lost (${locale}) [AUTH-04] [A34]`, async ({
    page,
    visit,
  }) => {
    await visit(linkTo('auth.login'), locale);
    // Nobody else uses this address, so that nobody else has to wait for its lock.
    const email = `salah.${locale}@example.test`;
    await logIn(page, { email, password: 'bukan ini' }, { locale });
    await expect(page.getByRole('alert').filter({ hasText: say.wrongLogin })).toBeVisible();
    await expect(page.getByRole('main').getByLabel(say.password, { exact: true })).toHaveValue('bukan ini');
    await expect(page).toHaveURL(inLocale(linkTo('auth.login'), locale));
  });
}

for (const [account, room, days, remember] of [
  [demoBuyer, linkTo('buyer.bio'), 1, false],
  [demoSeller, linkTo('seller.store'), 2, true],
] as const) {
  test(`${account.email} stays logged in for ${days} days [AUTH-03] [AUTH-07] [AUTH-08] [S13]`, async ({
    page,
    visit,
    context,
  }) => {
    await visit(linkTo('auth.login', { next: room }));
    await logIn(page, account, { remember });
    await expect(page.getByText(messages.id.loggedIn)).toBeVisible();
    await expect(page).toHaveURL(room);
    const cookie = await carriedToken(context);
    expect(cookie).toMatchObject({ name: '__Host-pasar_token', secure: true, sameSite: 'Lax', path: '/' });
    expect(((cookie?.expires ?? 0) - Date.now() / 1000) / day).toBeCloseTo(days, 1);
    const kept = await page.evaluate(() => JSON.stringify(localStorage));
    expect(kept).toContain(account.email);
    expect(kept).not.toContain(cookie?.value);
    await page.reload();
    await expect(page).toHaveURL(room);
    await expect(
      page.getByRole('banner').getByRole('button', { name: messages.id.account(account.name) }),
    ).toBeVisible();
  });
}

test('a visitor is sent to the login and back to the page that was wanted [ROLE-02] [AUTH-20]', async ({
  page,
  visit,
  request,
}) => {
  for (const path of [
    linkTo('buyer.bio'),
    linkTo('buyer.notifications'),
    linkTo('seller.store'),
    linkTo('auth.setup'),
  ]) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([302, linkTo('auth.login', { next: path })]);
  }
  await visit(linkTo('buyer.notifications'), 'en');
  await expect(page).toHaveURL(inLocale(linkTo('auth.login', { next: linkTo('buyer.notifications') }), 'en'));
  await logIn(page, demoBuyer, { locale: 'en' });
  await expect(page).toHaveURL(inLocale(linkTo('buyer.notifications'), 'en'));
});

test('a visitor opens every public page, and each way in [ROLE-01] @desktop', async ({ request }) => {
  for (const path of [
    linkTo('storefront.home'),
    linkTo('storefront.search'),
    linkTo('auth.login'),
    linkTo('auth.register'),
    linkTo('auth.forgetPassword'),
    linkTo('auth.terms'),
    linkTo('auth.becomeSeller'),
  ])
    for (const locale of locales) {
      const answer = await request.get(inLocale(path, locale), { maxRedirects: 0 });
      expect([path, answer.status()]).toEqual([path, 200]);
    }
});

test('a buyer does not see a dashboard of sellers [ROLE-02] @desktop', async ({ page, member, context }) => {
  await page.goto(linkTo('seller.store'));
  await expect(page).toHaveURL(linkTo('auth.becomeSeller'));
  await expect(page.getByRole('heading', { name: messages.id.store })).toHaveCount(0);
  const answer = await context.request.get('/api/merchant/dashboard/store', {
    headers: { authorization: `Bearer ${member.token}` },
  });
  expect(answer.status()).toBe(403);
});

const forged = `${btoa('{"alg":"HS256"}')}.${btoa('{"sid":"1"}')}.c2lnbmF0dXJl`.replaceAll('=', '');

test('a forged token counts for nothing and is removed [S11] @desktop', async ({
  page,
  visit,
  context,
  baseURL,
}) => {
  await carryToken(context, forged, baseURL);
  await visit(linkTo('storefront.home'));
  await expectVisitor(page);
  expect(await carriedToken(context)).toBeUndefined();
});

test('a token whose session has ended counts for nothing and is removed [S11] [S15] @desktop', async ({
  page,
  visit,
  member,
  context,
  request,
}) => {
  await visit(linkTo('buyer.bio'));
  await expect(page).toHaveURL(linkTo('buyer.bio'));
  await request.post('/api/auth/logout', { headers: { authorization: `Bearer ${member.token}` } });
  await page.reload();
  await expect(page).toHaveURL(linkTo('auth.login', { next: linkTo('buyer.bio') }));
  expect(await carriedToken(context)).toBeUndefined();
});

test('a cookie alone opens no call of the API [S10] @desktop', async ({ member, context }) => {
  expect(member.token).toBeTruthy();
  const answer = await context.request.get('/api/buyer/dashboard/bio');
  expect(answer.status()).toBe(401);
});

test('logging out in one tab ends the other within a second [R19] [S15]', async ({
  page,
  visit,
  member,
  context,
}) => {
  expect(member.token).toBeTruthy();
  await visit(linkTo('buyer.bio'));
  const other = await context.newPage();
  await other.goto(linkTo('storefront.home'));
  await expect(other.getByRole('banner')).toHaveAttribute('data-hydrated', 'true');
  await logOut(page);
  await expectVisitor(other, { timeout: 1000 });
  expect(await carriedToken(context)).toBeUndefined();
  expect(await other.evaluate(() => localStorage.getItem('pasar.user'))).toBeNull();
});

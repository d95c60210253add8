import { inLocale, locales } from '@pasar/contract';
import { demoBuyer } from '../fixtures/accounts.ts';
import { linkTo } from '../fixtures/link-to.ts';
import { logIn } from '../fixtures/log-in.ts';
import { messages } from '../fixtures/messages.ts';
import { expect, test } from '../fixtures/test.ts';

for (const locale of locales) {
  const say = messages[locale];

  test(`a member fills in the bio, and it is still there after a reload (${locale}) [BUYER-01] [DATA-01]`, async ({
    page,
    visit,
    member,
  }) => {
    await visit(linkTo('buyer.bio'), locale);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.bio);
    const form = page.getByRole('main');
    await expect(form.getByLabel(say.email, { exact: true })).toHaveValue(member.email);
    await form.getByLabel(say.fullname).fill('Ratna Wulandari');
    await form.getByLabel(say.phone).fill('+62 812-3456-7890');
    await form.getByRole('button', { name: say.save }).click();
    await expect(page.getByText(say.saved)).toBeVisible();
    await expect(
      page.getByRole('banner').getByRole('button', { name: say.account('Ratna Wulandari') }),
    ).toBeVisible();
    await page.reload();
    await expect(form.getByLabel(say.fullname)).toHaveValue('Ratna Wulandari');
    await expect(form.getByLabel(say.phone)).toHaveValue('0812 3456 7890');
  });
}

test('the demo buyer has a life already: bio and notifications [BUYER-01] [BUYER-02] [HEAD-01]', async ({
  page,
  visit,
}) => {
  await visit(linkTo('auth.login', { next: linkTo('buyer.bio') }), 'en');
  await logIn(page, demoBuyer, { locale: 'en' });
  await expect(page.getByRole('main').getByLabel(messages.en.fullname)).toHaveValue(demoBuyer.name);
  await page.getByRole('main').getByRole('link', { name: 'Notifications' }).click();
  await expect(page).toHaveURL(inLocale(linkTo('buyer.notifications'), 'en'));
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
});

test('reading a notification moves the number in the header [BUYER-02] [HEAD-01]', async ({
  page,
  visit,
  member,
}) => {
  expect(member.email).toBeTruthy();
  await visit(linkTo('buyer.notifications'));
  const entries = page.getByRole('main').getByRole('listitem');
  const unread = entries.filter({ hasText: 'Belum dibaca' });
  await expect(unread).not.toHaveCount(0);
  const before = await unread.count();
  const bell = page.getByRole('banner').getByRole('link', { name: /^Notifikasi/ });
  await expect(bell).toHaveAccessibleName(`Notifikasi, ${before} baru`);
  await unread.first().getByRole('button', { name: 'Tandai dibaca' }).click();
  await expect(unread).toHaveCount(before - 1);
  await expect(bell).toHaveAccessibleName(before === 1 ? 'Notifikasi' : `Notifikasi, ${before - 1} baru`);
});

import { adminHomeSectionEndpoints, locales } from '@pasar/contract';
import { carryToken, loadToken } from '../fixtures/accounts.ts';
import { findViolations } from '../fixtures/axe.ts';
import { linkTo } from '../fixtures/link-to.ts';
import { createImageFile, createUniqueName } from '../fixtures/own-products.ts';
import { createAdminClient } from '../fixtures/promotions.ts';
import { fillDayTime, giveReason } from '../fixtures/staff-forms.ts';
import { expect, test } from '../fixtures/test.ts';

const content = { email: 'content@pasar.example', password: 'pasar1234' };

/** Beyond everything that is planned, at a random minute: no other test has the place then. */
const farAway = () => new Date(Date.UTC(2031, 0, 1) + Math.floor(Math.random() * 1e7) * 60_000);

test('a banner is drafted, looked at, published and taken back [B29] @slow', async ({
  page,
  context,
  baseURL,
  request,
  visit,
}) => {
  const title = `Banner ${createUniqueName()}`;
  const start = farAway();
  await carryToken(context, await loadToken(request, content), baseURL);
  await visit(linkTo('back-office.banners', { open: 'new' }));
  const form = page.getByRole('complementary', { name: 'Banner baru' });
  await form.getByLabel('Judul (Indonesia)').fill(title);
  await form.getByLabel('Judul (Inggris)').fill(title);
  await form.getByLabel('Pilih gambar').setInputFiles(createImageFile(120));
  await expect(form.getByAltText('Pratinjau Gambar')).toBeVisible();
  await form.getByLabel('Menuju', { exact: true }).fill('/c/fashion');
  await fillDayTime(form, 'Mulai', start);
  await fillDayTime(form, 'Berakhir', new Date(start.getTime() + 60_000));
  await form.getByRole('button', { name: 'Simpan sebagai draf' }).click();
  const pane = page.getByRole('complementary', { name: title });
  await expect(pane.getByRole('group', { name: 'Pratinjau' }).getByText(title).first()).toBeVisible();
  await pane.getByRole('button', { name: 'Tayangkan' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Tayangkan' }).click();
  await expect(pane.getByText('Akan datang')).toBeVisible();
  await pane.getByRole('button', { name: 'Tarik' }).click();
  await giveReason(page, 'Salah gambar');
  await expect(pane.getByRole('button', { name: 'Tayangkan' })).toBeVisible();
});

test('a draft of the home page is looked at by its staff alone [B29] @slow', async ({
  page,
  context,
  baseURL,
  request,
  visit,
}) => {
  const staff = await createAdminClient(request);
  // The draft stands for all tests of this market; another one may have saved it before.
  await expect(async () => {
    const { version, published } = (await staff(adminHomeSectionEndpoints.read, {})).data;
    await staff(adminHomeSectionEndpoints.save, {
      body: { version, sections: published.filter((name) => name !== 'recommendations') },
    });
  }).toPass();
  await carryToken(context, await loadToken(request, content), baseURL);
  await visit(linkTo('back-office.homeSections'));
  await expect(page.getByRole('checkbox', { name: 'Rekomendasi' })).not.toBeChecked();
  await page.getByRole('link', { name: 'Pratinjau' }).click();
  await expect(page.getByText('Pratinjau draf beranda')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Dipilih untukmu' })).toHaveCount(0);
  await context.clearCookies();
  await visit(linkTo('storefront.home', { show: 'draft' }));
  await expect(page.getByRole('region', { name: 'Dipilih untukmu' })).toBeVisible();
  await expect(page.getByText('Pratinjau draf beranda')).toHaveCount(0);
});

test('banners and the home page have no known accessibility fault [A1] @slow', async ({
  page,
  context,
  baseURL,
  request,
  visit,
}) => {
  await carryToken(context, await loadToken(request, content), baseURL);
  for (const to of [linkTo('back-office.banners'), linkTo('back-office.homeSections')]) {
    for (const locale of locales) {
      await visit(locale === 'id' ? to : `/${locale}${to}`);
      expect(await findViolations(page)).toEqual([]);
    }
  }
});
